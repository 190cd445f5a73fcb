import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { proofFields } from './proof-fields.ts'

/** Asks the provider for the verified person, because the window's message is no proof. A second call returns the same answer. */
export const confirmIdentityProof = visitorWrites('/api/user/confirmIdentityProof', {
  input: z.object(proofFields),
  entity: z.object({
    name: z.string(),
    birth: z.string(),
    phone: z.string(),
    validUntil: instant,
  }),
  /** ALREADY_MEMBER occurs only at sign-up and is shown only to the verified person. */
  refusals: ['IDENTITY_UNKNOWN', 'IDENTITY_FAILED', 'IDENTITY_UNAVAILABLE', 'PROOF_OVER', 'ALREADY_MEMBER'],
  perMinute: 60,
  missesPerMinute: 20,
})
