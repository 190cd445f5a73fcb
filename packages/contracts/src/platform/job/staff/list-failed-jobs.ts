import { documentKinds, jobKinds } from '@hygiene/domain/platform/job/job-kinds'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { instant } from '../../../kit/fields.ts'
import { JOB_QUEUES } from '../../../kit/job.ts'
import { staffReads } from '../../../kit/declare.ts'

const document = z.object({
  what: z.literal('document'),
  kind: z.enum(documentKinds),
  number: z.int(),
  title: z.string(),
})

const job = z.object({
  what: z.literal('job'),
  queue: z.enum(JOB_QUEUES),
  id: z.string(),
  /** Is null for a kind that only another version of the service knows. */
  kind: z.enum(jobKinds).nullable(),
})

/**
 * Returns documents that could not be drawn and jobs that failed for good, limited to the caller's office; names no person. Lists
 * the 200 longest-waiting documents and the last 200 jobs of each queue.
 */
export const listFailedJobs = staffReads('/api/staff/jobs/list', {
  methods: ['POST'],
  permission: 'handleJobs',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({ what: z.enum(['document', 'job']).optional() }),
    sorts: ['since'] as const,
  }),
  entity: tablePageOf(
    z.object({
      key: z.string(),
      work: z.discriminatedUnion('what', [document, job]),
      record: z
        .object({ kind: z.enum(['enrolment', 'order', 'session', 'import']), number: z.string() })
        .nullable(),
      failure: z.string(),
      /** Is true after the process crashed twice on the job, which is then not restarted automatically. */
      isQuarantined: z.boolean(),
      /** Is a document's day of issue, or the instant the job stopped. */
      since: instant.nullable(),
      tries: z.int().nullable(),
      isInProgress: z.boolean(),
    }),
  ).extend({
    /** Counts jobs that wait for a version that knows their kind; headquarters only. */
    unknown: z.int(),
  }),
})
