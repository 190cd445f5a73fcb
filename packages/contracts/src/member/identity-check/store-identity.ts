import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'
import { proofFields } from './proof-fields.ts'

/**
 * Stores the result of an identity verification for an unverified account (isAuth becomes 1). Such an account gets no login
 * (specification section 4), so the caller sends the token of its last correct password instead.
 */
export const storeIdentity = visitorWrites('/api/user/userUpdateAuth', {
  methods: ['GET', 'POST'],
  input: z.object({ verifyToken: z.string().min(20).max(200), ...proofFields }),
  entity: z.object({ isAuth: z.literal(1) }),
  refusals: ['VERIFICATION_OVER', 'PROOF_OVER', 'OTHER_PERSON', 'ALREADY_MEMBER'],
  perMinute: 60,
  missesPerMinute: 10,
})
