import { endInstructor as contract } from '@hygiene/contracts/in-person/instructor/staff/end-instructor'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { endInstructor as end } from '@hygiene/operations/in-person/instructor/end-instructor'
import { implement } from '../../../http/implement.ts'

export const endInstructor = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { instructorNo, isEnded, reason } = input
  const text = isEnded ? '강의 마침' : '다시 강의'
  const action = loggedAction.onInstructor('endInstructor', instructorNo, text)
  const verdict = await end(
    deps.db,
    {
      instructorNo,
      isEnded,
      alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { instructorNo }
})
