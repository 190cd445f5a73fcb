import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'

/** Kinds of errors in a browser: words of ours in the place of the error's own, which may quote what a person typed. */
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

/** A route as the router has it, `/members/:no`: neither numbers nor what stands behind a question mark. */
const route = z.string().regex(/^[a-z/:*_-]{1,80}$/i)
const seconds = z.number().min(0).max(600).optional()

/**
 * Errors and slow pages as a browser saw them, without a person: a client tells a sample of both, and nothing waits for the
 * answer. Counted and logged, kept in no table. Ours.
 */
export const reportTrouble = visitorWrites('/api/connect/reportTrouble', {
  input: z.object({
    app: z.enum(['web', 'staff']),
    /** The file that the page began with; it names the build. */
    build: z.string().regex(/^[\w.-]{1,60}$/),
    route,
    errors: z
      .array(
        z.object({
          kind: z.enum(TROUBLE_KINDS),
          /** The place in a built file, which `pnpm trace` reads. */
          at: z.string().regex(/^(?:[\w.-]{1,60}:\d{1,6}:\d{1,7})?$/),
        }),
      )
      .max(5),
    /** Seconds until the largest element was shown. */
    lcp: seconds,
    /** Seconds until the slowest tap or key was answered. */
    inp: seconds,
    /** How much the layout jumped, without a unit. */
    cls: z.number().min(0).max(100).optional(),
  }),
  entity: z.object({ heard: z.literal(true) }),
  refusals: ['IP_BLOCKED'],
  extendsLogin: false,
  perMinute: 60,
})
