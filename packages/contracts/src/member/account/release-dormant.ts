import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { proofFields } from '../identity-check/proof-fields.ts'

/** Wakes a dormant account of the verified person. */
export const releaseDormant = endpoint({
  operation: 'releaseDormant',
  methods: ['GET', 'POST'],
  path: '/api/user/userModifyStatus',
  access: 'anyone',
  effect: 'writes',
  sends: 'json',
  input: z.object(proofFields),
  entity: z.object({ userId: z.string() }),
  refusals: ['MEMBER_UNKNOWN', 'NOT_DORMANT', 'PROOF_OVER'],
  perMinute: 10,
})
