import { policyKinds } from '@hygiene/domain/member/policy/policy-versions'
import { z } from 'zod'
import { day } from '../../kit/fields.ts'

export const policyKey = z.object({ kind: z.enum(policyKinds), inForceOn: day })

export const policyVersion = policyKey.extend({
  announcedOn: day,
  needsConsent: z.boolean(),
  summary: z.string(),
  state: z.enum(['past', 'inForce', 'announced']),
})

export const policyBody = z.object({
  effective: z.string(),
  articles: z.array(
    z.object({ title: z.string(), paragraphs: z.array(z.string()), items: z.array(z.string()).default([]) }),
  ),
})
