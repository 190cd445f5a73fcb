import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'

/** Withdraws the consent to advertising by the address at the end of a message, without a login. Is idempotent. */
export const refuseMarketing = visitorWrites('/api/user/refuseMarketing', {
  input: z.object({ token: z.string().min(1).max(100) }),
  entity: z.object({ refused: z.literal(true) }),
  refusals: ['REFUSAL_LINK_WRONG'],
  perMinute: 30,
})
