import { saveCourseDraft as contract } from '@hygiene/contracts/education/course/staff/save-course-draft'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { saveCourseDraft as save } from '@hygiene/operations/education/course/save-course-draft'
import { implement } from '../../../http/implement.ts'

export const saveCourseDraft = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { courseNo, revision, windows, ...columns } = input
    const dated = windows.map(({ opensAt, closesAt }) => ({
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
    }))
    const editor = { employeeNo: caller.employeeNo, now }
    const saved = await save(deps.db, { courseNo, revision }, { ...columns, windows: dated }, editor)
    if (!saved.allowed) throw refuse(saved.reason)
    const subject = { kind: 'course', no: courseNo } as const
    await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
    return { revision: saved.revision }
  },
)
