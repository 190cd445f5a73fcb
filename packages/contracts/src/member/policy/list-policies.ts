import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { policyVersion } from './policy-shape.ts'

/** Returns all versions of the terms and the privacy policy, including announced ones, the latest first. */
export const listPolicies = visitorReads('/api/policy/list', {
  publicSeconds: 30,
  input: z.object({}),
  entity: z.object({ list: z.array(policyVersion) }),
  helper: 'view',
})
