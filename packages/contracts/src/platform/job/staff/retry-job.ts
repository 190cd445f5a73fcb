import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { endpoint, JOB_QUEUES } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Puts one job back that failed for good; the log keeps the reason. */
export const retryJob = endpoint({
  operation: 'retryJob',
  methods: ['POST'],
  path: '/api/staff/jobs/retry',
  access: 'staff',
  permission: 'handleJobs',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    queue: z.enum(JOB_QUEUES),
    id: z.string().regex(/^[\w-]{1,80}$/),
    reason: auditReason,
  }),
  entity: z.object({ id: z.string() }),
  refusals: ['JOB_NOT_FOUND', 'JOB_IN_PROGRESS', ...STAFF_REFUSALS],
})
