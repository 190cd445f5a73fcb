import { retryJob as contract } from '@hygiene/contracts/platform/job/staff/retry-job'
import { mayHandleJob } from '@hygiene/domain/platform/job/job-kinds'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Puts a job back that failed for good. Callers at once: the queue gives it to one of them, so it runs once more. */
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
