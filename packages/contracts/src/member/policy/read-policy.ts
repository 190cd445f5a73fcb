import { visitorReads } from '../../kit/declare.ts'
import { policyBody, policyKey, policyVersion } from './policy-shape.ts'

export const readPolicy = visitorReads('/api/policy/read', {
  publicSeconds: 30,
  input: policyKey,
  entity: policyVersion.extend({ body: policyBody }),
  refusals: ['POLICY_NOT_FOUND'],
  helper: 'view',
})
