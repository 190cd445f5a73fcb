import { closeBookingException as contract } from '@hygiene/contracts/in-person/check-in/staff/close-booking-exception'
import { closeBookingException as close } from '@hygiene/operations/in-person/check-in/attendance/close-booking-exception'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { findOwnBooking } from '../../session/staff/own-booking.ts'
import { rosterRows } from '../../session/staff/roster-rows.ts'

export const closeBookingException = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { applicationNo, reason } = input
  const booking = await findOwnBooking(deps.db, caller, applicationNo)
  if (!booking) throw refuse('BOOKING_NOT_FOUND')

  const { memberNo, session } = booking
  const action = {
    operation: 'closeBookingException',
    subject: { kind: 'application', no: applicationNo },
  } as const
  const verdict = await close(
    deps.db,
    {
      applicationNo,
      alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [memberNo] }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  const [row] = await rosterRows(deps.db, session, now, applicationNo)
  if (!row) throw refuse('BOOKING_NOT_FOUND')
  return row
})
