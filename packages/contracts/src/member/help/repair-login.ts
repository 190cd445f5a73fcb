import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'

/**
 * Sends the owner's id and a password reset link to the owner's own number. Only a helper acting for the owner may call it; the
 * owner proves the identity there.
 */
export const repairLogin = memberWrites('/api/help/repairLogin', {
  label: '로그인 돕는 문자 발송',
  input: z.object({}),
  entity: z.object({}),
  refusals: ['LINK_TOO_OFTEN'],
  perMinute: 10,
  helper: 'repair',
})
