import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'

/** Names the kinds of browser errors. The error's own message is not sent, because it may quote what a person typed. */
const TROUBLE_KINDS = [
  'code',
  'network',
  'storage',
  'drawing',
  'missing',
  'type',
  'range',
  'syntax',
  'reference',
  'aborted',
  'other',
] as const

/** Is a route pattern such as `/members/:no`, without numbers or a query string. */
const route = z.string().regex(/^[a-z/:*_-]{1,80}$/i)
const seconds = z.number().min(0).max(600).optional()

/**
 * Reports errors and slow pages without personal data. Clients send a sample, and nothing waits for the answer. The reports are
 * counted and logged but stored in no table; this is our own endpoint.
 */
export const reportTrouble = visitorWrites('/api/connect/reportTrouble', {
  input: z.object({
    app: z.enum(['web', 'staff']),
    build: z.string().regex(/^[\w.-]{1,60}$/),
    route,
    errors: z
      .array(
        z.object({
          kind: z.enum(TROUBLE_KINDS),
          at: z.string().regex(/^(?:[\w.-]{1,60}:\d{1,6}:\d{1,7})?$/),
        }),
      )
      .max(5),
    lcp: seconds,
    inp: seconds,
    cls: z.number().min(0).max(100).optional(),
  }),
  entity: z.object({ heard: z.literal(true) }),
  refusals: ['IP_BLOCKED'],
  extendsLogin: false,
  perMinute: 60,
})
