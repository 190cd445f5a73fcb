import { moveInPersonSession as contract } from '@hygiene/contracts'
import { relocateSession } from '@hygiene/db'
import { loggedAct } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { writeAudit } from '../http/write-audit.ts'
import { isOwnSession } from './own-sessions.ts'

export const moveInPersonSession = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { offlineEducationNo, sceneNo, reason } = input
  if (!(await isOwnSession(deps.db, caller, offlineEducationNo))) throw refuse('SESSION_NOT_FOUND')

  const startsAt = instantOf(input.startsAt)
  const action = loggedAct.moveSession({ offlineEducationNo, startsAt, sceneNo })
  const verdict = await relocateSession(
    deps.db,
    {
      offlineEducationNo,
      startsAt,
      endsAt: instantOf(input.endsAt),
      sceneNo,
      alongside: (db) => writeAudit(db, { caller, action, reason, ipAddress, now }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { offlineEducationNo }
})

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))
