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
  /** Null: another version of the service knows it. */
  kind: z.enum(jobKinds).nullable(),
})

/**
 * Documents that could not be drawn and jobs that failed for good, as far as the caller's office sees to them; no person is
 * named. Of the documents the 200 that wait longest, of each queue the last 200 jobs.
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
      /** Names the row in the list. */
      key: z.string(),
      work: z.discriminatedUnion('what', [document, job]),
      /** Where its record is seen; null: no screen shows it. */
      record: z
        .object({ kind: z.enum(['enrolment', 'order', 'session', 'import']), number: z.string() })
        .nullable(),
      failure: z.string(),
      /** Its process ended under it twice: it is not begun again by itself. */
      isQuarantined: z.boolean(),
      /** A document's day of issue, or when the job stopped. */
      since: instant.nullable(),
      /** Times it was tried, where its job is still known. */
      tries: z.int().nullable(),
      /** A document that is in a queue or being drawn. */
      isInProgress: z.boolean(),
    }),
  ).extend({
    /** Handed-over work that waits for a version that knows it; headquarters only. */
    unknown: z.int(),
  }),
})
