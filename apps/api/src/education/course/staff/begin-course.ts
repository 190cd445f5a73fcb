import { beginCourse as contract } from '@hygiene/contracts/education/course/staff/begin-course'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { beginCourse as begin } from '@hygiene/operations/education/course/begin-course'
import { implement } from '../../../http/implement.ts'

export const beginCourse = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const begun = await begin(deps.db, input, { employeeNo: caller.employeeNo, now })
  if (!begun.allowed) throw refuse(begun.reason)
  const { courseNo } = begun
  const action = `${contract.operation} ${courseNo}`
  await writeAudit(deps.db, { caller, action, reason: '', ipAddress, now })
  return { courseNo }
})
