import { changeLecture as contract } from '@hygiene/contracts/education/lecture/staff/change-lecture'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { changeLecture as change } from '@hygiene/operations/education/lecture/change-lecture'
import { implement } from '../../../http/implement.ts'

export const changeLecture = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { lectureNo, title, summary, before, reason } = input
  const wanted = { lectureNo, before, after: { title, summary } }
  const done = await change(deps.db, wanted, { employeeNo: caller.employeeNo, now })
  if (!done.allowed) throw refuse(done.reason)
  const action = { operation: contract.operation, subject: { kind: 'lecture', no: lectureNo } } as const
  await writeAudit(deps.db, { caller, ...action, reason, ipAddress, now })
  return { keptBy: done.keptBy }
})
