import { beginCourseDraft as contract } from '@hygiene/contracts/education/course/staff/begin-course-draft'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { beginCourseDraft as begin } from '@hygiene/operations/education/course/begin-course-draft'
import { implement } from '../../../http/implement.ts'

export const beginCourseDraft = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const begun = await begin(deps.db, input.courseNo, { employeeNo: caller.employeeNo, now })
    if (!begun.allowed) throw refuse(begun.reason)
    const { courseNo, isNew } = begun
    const action = { operation: contract.operation, subject: { kind: 'course', no: courseNo } } as const
    if (isNew) await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now })
    return { courseNo }
  },
)
