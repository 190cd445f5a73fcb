import { retryJob as contract } from '@hygiene/contracts/platform/job/staff/retry-job'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { mayHandleJob } from '@hygiene/domain/platform/job/job-kinds'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { retryJob as retry } from '@hygiene/operations/platform/job/retry-job'
import { implement } from '../../../http/implement.ts'

export const retryJob = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { queue, id, reason } = input
  const verdict = await retry(deps.db, deps.queues, {
    queue,
    id,
    may: (kind) => mayHandleJob(caller.role, kind),
    note: (db, kind) =>
      writeAudit(db, { caller, ...loggedAction.retryJob(kind, id), reason, ipAddress, now }),
  })
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { id }
})
