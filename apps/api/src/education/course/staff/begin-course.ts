import { beginCourse as contract } from '@hygiene/contracts/education/course/staff/begin-course'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { beginCourse as begin } from '@hygiene/operations/education/course/begin-course'
import { implement } from '../../../http/implement.ts'

export const beginCourse = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const begun = await begin(deps.db, input, { employeeNo: caller.employeeNo, now })
  if (!begun.allowed) throw refuse(begun.reason)
  const { courseNo } = begun
  const subject = { kind: 'course', no: courseNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { courseNo }
})
