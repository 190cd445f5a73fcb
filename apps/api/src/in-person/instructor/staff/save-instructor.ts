import { saveInstructor as contract } from '@hygiene/contracts/in-person/instructor/staff/save-instructor'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { saveInstructor as save } from '@hygiene/operations/in-person/instructor/save-instructor'
import { implement } from '../../../http/implement.ts'

export const saveInstructor = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { reason, ...facts } = input
  const action = { caller, reason, ipAddress, now }
  const saved = await save(
    deps.db,
    {
      ...facts,
      sealKey: deps.config.REFUND_ACCOUNT_KEY,
      alongside: (db, no) =>
        writeAudit(db, { ...action, ...loggedAction.onInstructor('saveInstructor', no) }),
    },
    now,
  )
  if (!saved.allowed) throw refuse(saved.reason)
  return { instructorNo: saved.instructorNo }
})
