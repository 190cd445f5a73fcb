import { closeAttention as contract } from '@hygiene/contracts'
import { branchesOf, isOfBranches } from '@hygiene/domain'
import { closeAttention as close } from '@hygiene/operations/in-person/attendance/close-attention'
import { findSessionPeople } from '@hygiene/operations/in-person/session/find-session-people'
import { implement } from '../http/implement.ts'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { rosterRowOf } from './session-view.ts'

export const closeAttention = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { applicationNo, reason } = input
  const booking = await deps.db.booking.findUnique({ where: { applicationNo }, include: { session: true } })
  if (!booking || !isOfBranches(branchesOf(caller), booking.session.branchNo))
    throw refuse('BOOKING_NOT_FOUND')

  const { memberNo, session, sessionNo } = booking
  const action = `closeAttention 신청 ${applicationNo}`
  const verdict = await close(
    deps.db,
    {
      applicationNo,
      alongside: (db) => writeAudit(db, { caller, action, reason, ipAddress, now, memberNos: [memberNo] }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  const [person] = await findSessionPeople(deps.db, { sessionNo, applicationNo })
  if (!person) throw refuse('BOOKING_NOT_FOUND')
  return rosterRowOf(person, session, now)
})
