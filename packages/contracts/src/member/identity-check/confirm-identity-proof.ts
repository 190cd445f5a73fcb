import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { proofFields } from './proof-fields.ts'

/**
 * Asks the provider for the verified person, because the window's word is not proof. A second call answers the same;
 * ours.
 */
export const confirmIdentityProof = visitorWrites('/api/user/confirmIdentityProof', {
  input: z.object(proofFields),
  entity: z.object({
    name: z.string(),
    /** YYYYMMDD */
    birth: z.string(),
    phone: z.string(),
    validUntil: instant,
  }),
  /** ALREADY_MEMBER: of a sign-up only, told only to the person who was verified. */
  refusals: ['IDENTITY_UNKNOWN', 'IDENTITY_FAILED', 'IDENTITY_UNAVAILABLE', 'PROOF_OVER', 'ALREADY_MEMBER'],
  perMinute: 60,
  missesPerMinute: 20,
})
