import { z } from 'zod'
import { instant, text } from '../../kit/fields.ts'
import { mobilePhone } from '../../forms/text-fields.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { proofFields } from '../identity-check/proof-fields.ts'

/** Finds the id by a verified identity, or by name, birth date and a code sent to the phone. */
export const findId = visitorWrites('/api/user/find/id', {
  methods: ['GET', 'POST'],
  input: z.object({
    identityVerificationId: proofFields.identityVerificationId.optional(),
    proofSecret: proofFields.proofSecret.optional(),
    name: text(40).optional(),
    birth: z
      .string()
      .regex(/^\d{8}$/)
      .optional(),
    phone: z.optional(mobilePhone),
    phoneProof: z.string().min(20).max(100).optional(),
  }),
  entity: z.object({ userId: z.string(), joinedAt: instant, isDormant: z.boolean() }),
  refusals: ['MEMBER_UNKNOWN', 'PROOF_OVER', 'CODE_OVER'],
  perMinute: 10,
})
