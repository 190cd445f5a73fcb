import { decidePresence as contract } from '@hygiene/contracts/in-person/check-in/staff/decide-presence'
import { loggedAction } from '@hygiene/domain'
import { decidePresence as decide } from '@hygiene/operations/in-person/check-in/attendance/decide-presence'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { findOwnBooking } from '../../session/staff/own-booking.ts'
import { rosterRows } from '../../session/staff/roster-rows.ts'

export const decidePresence = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { applicationNo, isPresent, reason } = input
  const booking = await findOwnBooking(deps.db, caller, applicationNo)
  if (!booking) throw refuse('BOOKING_NOT_FOUND')

  const { memberNo, session } = booking
  const action = loggedAction.decidePresence(applicationNo, isPresent)
  const verdict = await decide(
    deps.db,
    {
      applicationNo,
      isPresent,
      publicUrl: deps.config.PUBLIC_URL,
      alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [memberNo] }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  const [row] = await rosterRows(deps.db, session, now, applicationNo)
  if (!row) throw refuse('BOOKING_NOT_FOUND')
  return row
})
