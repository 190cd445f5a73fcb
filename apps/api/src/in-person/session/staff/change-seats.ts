import { changeSeats as contract } from '@hygiene/contracts/in-person/session/staff/change-seats'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { changeSeats as change } from '@hygiene/operations/in-person/session/change-seats'
import { implement } from '../../../http/implement.ts'
import { isOwnSession } from './own-sessions.ts'

export const changeSeats = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { sessionNo, capacity, reason } = input
  if (!(await isOwnSession(deps.db, caller, sessionNo))) throw refuse('SESSION_NOT_FOUND')
  const action = loggedAction.changeSeats(sessionNo, capacity)
  const verdict = await change(
    deps.db,
    {
      sessionNo,
      capacity,
      alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { sessionNo }
})
