import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { policyKey } from './policy-shape.ts'

/** Accepts the versions in force that `fetchUser` names; only the member may do so. */
export const agreeToPolicies = memberWrites('/api/user/agreeToPolicies', {
  ownerOnly: true,
  input: z.object({ policies: z.array(policyKey).min(1).max(2) }),
  entity: z.object({ agreed: z.literal(true) }),
  refusals: ['POLICY_CHANGED'],
})
