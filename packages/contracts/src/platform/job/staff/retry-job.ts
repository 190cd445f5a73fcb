import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { JOB_QUEUES } from '../../../kit/job.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const retryJob = staffWrites('/api/staff/jobs/retry', {
  label: '멈춘 작업 다시 하기',
  permission: 'handleJobs',
  audit: {},
  input: z.object({
    queue: z.enum(JOB_QUEUES),
    id: z.string().regex(/^[\w-]{1,80}$/),
    reason: auditReason,
  }),
  entity: z.object({ id: z.string() }),
  refusals: ['JOB_NOT_FOUND', 'JOB_IN_PROGRESS'],
})
