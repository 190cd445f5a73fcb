import { retryJob as contract } from '@hygiene/contracts/platform/job/staff/retry-job'
import { mayHandleJob } from '@hygiene/domain/platform/job/job-kinds'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Requeues a failed job. The queue gives it to one of several simultaneous callers, so it runs once. */
export const retryJob = operation(
  contract,
  {
    needs: ['queues'],
    before: async ({ input, actor, queues }) => {
      const job = await queues.find(input.queue, input.id)
      return job && mayHandleJob(actor.role, job.kind) ? job : denied('JOB_NOT_FOUND')
    },
  },
  async ({ input: { queue, id }, queues, prepared, log }) => {
    log(loggedAction.retryJob(prepared.kind, id))
    return (await queues.putBack(queue, id)) ? { id } : denied('JOB_IN_PROGRESS')
  },
)
