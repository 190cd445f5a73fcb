import { z } from 'zod'
import { endpoint, instant, text } from '../../kit/index.ts'
import { proofFields } from '../identity-check/proof-fields.ts'

/** By login id and verified identity: a token that sets one new password within ten minutes. */
export const findPassword = endpoint({
  operation: 'findPassword',
  methods: ['GET', 'POST'],
  path: '/api/user/find/pw',
  access: 'anyone',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...proofFields, userId: text(50) }),
  entity: z.object({ resetToken: z.string(), expiresAt: instant }),
  refusals: ['MEMBER_UNKNOWN', 'PROOF_OVER'],
  perMinute: 10,
})
