import { decidePresence as contract } from '@hygiene/contracts'
import { branchesOf, isOfBranches, loggedAct } from '@hygiene/domain'
import { settlePresence } from '@hygiene/operations/in-person/attendance/settle-presence'
import { findSessionPeople } from '@hygiene/operations/in-person/session/find-session-people'
import { implement } from '../http/implement.ts'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { rosterRowOf } from './session-view.ts'

export const decidePresence = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { applicationNo, isPresent, reason } = input
  const booking = await deps.db.booking.findUnique({ where: { applicationNo }, include: { session: true } })
  if (!booking || !isOfBranches(branchesOf(caller), booking.session.branchNo))
    throw refuse('BOOKING_NOT_FOUND')

  const { memberNo, session, sessionNo } = booking
  const action = loggedAct.decidePresence(applicationNo, isPresent)
  const verdict = await settlePresence(
    deps.db,
    {
      applicationNo,
      isPresent,
      publicUrl: deps.config.PUBLIC_URL,
      alongside: (db) => writeAudit(db, { caller, action, reason, ipAddress, now, memberNos: [memberNo] }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  const [person] = await findSessionPeople(deps.db, { sessionNo, applicationNo })
  if (!person) throw refuse('BOOKING_NOT_FOUND')
  return rosterRowOf(person, session, now)
})
