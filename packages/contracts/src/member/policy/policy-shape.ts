import { policyKinds } from '@hygiene/domain/member/policy/policy-versions'
import { z } from 'zod'
import { day } from '../../kit/fields.ts'

/** A version by its kind and its first day in force. */
export const policyKey = z.object({ kind: z.enum(policyKinds), inForceOn: day })

export const policyVersion = policyKey.extend({
  announcedOn: day,
  needsConsent: z.boolean(),
  /** What has changed, in one or two sentences; empty for the first. */
  summary: z.string(),
  state: z.enum(['past', 'inForce', 'announced']),
})

/** A text of law, drawn by our own components. */
export const policyBody = z.object({
  effective: z.string(),
  articles: z.array(
    z.object({ title: z.string(), paragraphs: z.array(z.string()), items: z.array(z.string()).default([]) }),
  ),
})
