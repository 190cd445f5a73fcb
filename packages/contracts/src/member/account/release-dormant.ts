import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'
import { proofFields } from '../identity-check/proof-fields.ts'

export const releaseDormant = visitorWrites('/api/user/userModifyStatus', {
  methods: ['GET', 'POST'],
  input: z.object(proofFields),
  entity: z.object({ userId: z.string() }),
  refusals: ['MEMBER_UNKNOWN', 'NOT_DORMANT', 'PROOF_OVER'],
  perMinute: 10,
})
