import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { policyVersion } from './policy-shape.ts'

/** Terms and privacy policy with all their versions, the latest first, announced ones too; ours. */
export const listPolicies = endpoint({
  operation: 'listPolicies',
  methods: ['GET'],
  path: '/api/policy/list',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({}),
  entity: z.object({ list: z.array(policyVersion) }),
  refusals: [],
  helper: 'view',
})
