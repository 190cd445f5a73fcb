import { openInstructorContact as contract } from '@hygiene/contracts/in-person/instructor/staff/open-instructor-contact'
import { openText } from '@hygiene/db'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { implement } from '../../../http/implement.ts'

export const openInstructorContact = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { instructorNo, reason } = input
    const found = await deps.db.instructor.findUnique({ where: { instructorNo } })
    if (!found?.phoneSealed) throw refuse('INSTRUCTOR_NOT_FOUND')
    const action = loggedAction.onInstructor('openInstructorContact', instructorNo)
    await writeAudit(deps.db, { caller, ...action, reason, ipAddress, now })
    return { phone: openText(deps.config.REFUND_ACCOUNT_KEY, found.phoneSealed) }
  },
)
