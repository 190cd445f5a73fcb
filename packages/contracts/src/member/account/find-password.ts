import { z } from 'zod'
import { instant, text } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { proofFields } from '../identity-check/proof-fields.ts'

/** Returns a token that sets one new password within ten minutes. Requires the login id and a verified identity. */
export const findPassword = visitorWrites('/api/user/find/pw', {
  methods: ['GET', 'POST'],
  input: z.object({ ...proofFields, userId: text(50) }),
  entity: z.object({ resetToken: z.string(), expiresAt: instant }),
  refusals: ['MEMBER_UNKNOWN', 'PROOF_OVER'],
  perMinute: 10,
})
