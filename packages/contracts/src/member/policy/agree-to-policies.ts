import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { policyKey } from './policy-shape.ts'

/** Agrees to the versions in force that `fetchUser` names, by the member alone; ours. */
export const agreeToPolicies = endpoint({
  operation: 'agreeToPolicies',
  methods: ['POST'],
  path: '/api/user/agreeToPolicies',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'json',
  input: z.object({ policies: z.array(policyKey).min(1).max(2) }),
  entity: z.object({ agreed: z.literal(true) }),
  refusals: ['POLICY_CHANGED', 'OWNER_ONLY', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
