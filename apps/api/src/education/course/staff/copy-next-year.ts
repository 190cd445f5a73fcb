import { copyNextYear as contract } from '@hygiene/contracts/education/course/staff/copy-next-year'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { copyNextYear as copy } from '@hygiene/operations/education/course/copy-next-year'
import { implement } from '../../../http/implement.ts'

export const copyNextYear = implement(contract, async ({ caller, deps, ipAddress, now, refuse }) => {
  const copied = await copy(deps.db, { employeeNo: caller.employeeNo, now })
  if (!copied.allowed) throw refuse(copied.reason)
  const detail = `${copied.year}`
  const action = { operation: contract.operation, subject: null, detail }
  await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now })
  return copied
})
