import { documentKinds, jobKinds } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, instant, JOB_QUEUES } from '../kit/index.ts'

/** Where a job's or document's record is seen; null: no screen shows it. */
const record = z.object({ kind: z.enum(['enrolment', 'order', 'session']), number: z.string() }).nullable()

/** Work that stopped and documents that could not be drawn, as far as the caller's office sees to them; no person is named. */
export const listFailedJobs = endpoint({
  operation: 'listFailedJobs',
  methods: ['GET'],
  path: '/api/staff/jobs/list',
  access: 'staff',
  permission: 'handleJobs',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    /** The longest wait first, at most 200. */
    documents: z.array(
      z.object({
        kind: z.enum(documentKinds),
        number: z.int(),
        title: z.string(),
        record,
        failure: z.string(),
        issuedAt: instant,
        /** Times it was tried, where its job is still known. */
        tries: z.int().nullable(),
        /** It is in a queue or being drawn. */
        isUnderWay: z.boolean(),
      }),
    ),
    /** Jobs that failed for good, of a queue the last 200; without those of `documents`. */
    jobs: z.array(
      z.object({
        queue: z.enum(JOB_QUEUES),
        id: z.string(),
        /** Null: another version of the service knows it. */
        kind: z.enum(jobKinds).nullable(),
        record,
        tries: z.int(),
        failure: z.string(),
        failedAt: instant.nullable(),
      }),
    ),
    /** Handed-over work that waits for a version that knows it; headquarters only. */
    unknown: z.int(),
  }),
  refusals: ['STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
})
