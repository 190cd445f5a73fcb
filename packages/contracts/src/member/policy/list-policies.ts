import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { policyVersion } from './policy-shape.ts'

/** Terms and privacy policy with all their versions, the latest first, announced ones too; ours. */
export const listPolicies = visitorReads('/api/policy/list', {
  publicSeconds: 30,
  input: z.object({}),
  entity: z.object({ list: z.array(policyVersion) }),
  helper: 'view',
})
