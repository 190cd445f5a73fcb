import { dropCourseDraft as contract } from '@hygiene/contracts/education/course/staff/drop-course-draft'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { dropCourseDraft as drop } from '@hygiene/operations/education/course/drop-course-draft'
import { implement } from '../../../http/implement.ts'

export const dropCourseDraft = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const dropped = await drop(deps.db, input)
    if (!dropped.allowed) throw refuse(dropped.reason)
    const subject = { kind: 'course', no: input.courseNo } as const
    await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
    return {}
  },
)
