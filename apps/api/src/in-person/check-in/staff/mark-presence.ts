import { markPresence as contract } from '@hygiene/contracts/in-person/check-in/staff/mark-presence'
import { handMarkReasonLabel, loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { markPresence as mark } from '@hygiene/operations/in-person/check-in/attendance/mark-presence'
import { implement } from '../../../http/implement.ts'
import { loggedReason } from '../../session/staff/logged-reason.ts'
import { findOwnBooking } from '../../session/staff/own-booking.ts'
import { rosterRows } from '../../session/staff/roster-rows.ts'

export const markPresence = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { applicationNo, direction, reasonCode, text } = input
  const booking = await findOwnBooking(deps.db, caller, applicationNo)
  if (!booking) throw refuse('BOOKING_NOT_FOUND')

  const { memberNo, session } = booking
  const action = loggedAction.markPresence(applicationNo, direction)
  const reason = loggedReason(handMarkReasonLabel[reasonCode], text)
  const marked = await mark(
    deps.db,
    {
      ...input,
      employeeNo: caller.employeeNo,
      alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [memberNo] }),
    },
    now,
  )
  if (!marked.allowed) throw refuse(marked.reason)
  const [row] = await rosterRows(deps.db, session, now, applicationNo)
  if (!row) throw refuse('BOOKING_NOT_FOUND')
  return { markNo: marked.markNo, row }
})
