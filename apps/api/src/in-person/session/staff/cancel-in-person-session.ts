import { cancelInPersonSession as contract } from '@hygiene/contracts/in-person/session/staff/cancel-in-person-session'
import { loggedAction } from '@hygiene/domain'
import { cancelInPersonSession as perform } from '@hygiene/operations/in-person/session/cancel-in-person-session'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { isOwnSession } from './own-sessions.ts'

/** The worker then goes from person to person, as after `pnpm sessions cancel`. */
export const cancelInPersonSession = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { sessionNo, reason, people, replacedByNo = null } = input
  for (const no of replacedByNo === null ? [sessionNo] : [sessionNo, replacedByNo]) {
    if (!(await isOwnSession(deps.db, caller, no))) throw refuse('SESSION_NOT_FOUND')
  }

  const action = loggedAction.cancelSession(sessionNo, replacedByNo)
  const verdict = await perform(
    deps.db,
    {
      sessionNo,
      reason,
      replacedByNo,
      people,
      alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { sessionNo }
})
