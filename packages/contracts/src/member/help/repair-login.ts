import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'

/**
 * A helper has the owner's id and the way to a new password texted to the owner's own number; only on behalf. The owner
 * proves the identity there. Ours.
 */
export const repairLogin = memberWrites('/api/help/repairLogin', {
  label: '로그인 돕는 문자 발송',
  input: z.object({}),
  entity: z.object({}),
  refusals: ['LINK_TOO_OFTEN'],
  perMinute: 10,
  helper: 'repair',
})
