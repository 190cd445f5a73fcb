import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** Withdraws the consent to advertising by the address at the end of a message, signed out; again it changes nothing. Ours. */
export const refuseMarketing = endpoint({
  operation: 'refuseMarketing',
  methods: ['POST'],
  path: '/api/user/refuseMarketing',
  access: 'anyone',
  effect: 'writes',
  sends: 'json',
  input: z.object({ token: z.string().min(1).max(100) }),
  entity: z.object({ refused: z.literal(true) }),
  refusals: ['REFUSAL_LINK_WRONG'],
  perMinute: 30,
})
