import { z } from 'zod'
import { instant, text } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { proofFields } from '../identity-check/proof-fields.ts'

/** By login id and verified identity: a token that sets one new password within ten minutes. */
export const findPassword = visitorWrites('/api/user/find/pw', {
  methods: ['GET', 'POST'],
  input: z.object({ ...proofFields, userId: text(50) }),
  entity: z.object({ resetToken: z.string(), expiresAt: instant }),
  refusals: ['MEMBER_UNKNOWN', 'PROOF_OVER'],
  perMinute: 10,
})
