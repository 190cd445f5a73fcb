import { endpoint } from '../../kit/index.ts'
import { policyBody, policyKey, policyVersion } from './policy-shape.ts'

/** The text of one version; ours. */
export const readPolicy = endpoint({
  operation: 'readPolicy',
  methods: ['GET'],
  path: '/api/policy/read',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: policyKey,
  entity: policyVersion.extend({ body: policyBody }),
  refusals: ['POLICY_NOT_FOUND'],
  helper: 'view',
})
