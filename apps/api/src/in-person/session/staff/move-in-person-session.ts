import { moveInPersonSession as contract } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { loggedAction } from '@hygiene/domain'
import { moveInPersonSession as move } from '@hygiene/operations/in-person/session/move-in-person-session'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { isOwnSession } from './own-sessions.ts'

export const moveInPersonSession = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { sessionNo, venueNo, reason, people } = input
  if (!(await isOwnSession(deps.db, caller, sessionNo))) throw refuse('SESSION_NOT_FOUND')

  const startsAt = instantOf(input.startsAt)
  const action = loggedAction.moveSession({ sessionNo, startsAt, venueNo })
  const verdict = await move(
    deps.db,
    {
      sessionNo,
      startsAt,
      endsAt: instantOf(input.endsAt),
      venueNo,
      people,
      alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { sessionNo }
})

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))
