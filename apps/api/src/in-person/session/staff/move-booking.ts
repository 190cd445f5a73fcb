import { moveBooking as contract } from '@hygiene/contracts/in-person/session/staff/move-booking'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { moveBooking as move } from '@hygiene/operations/in-person/seat/move-booking'
import { implement } from '../../../http/implement.ts'
import { loggedReason, seatReasonLabel } from './logged-reason.ts'
import { findOwnBooking } from './own-booking.ts'
import { isOwnSession } from './own-sessions.ts'

/** A branch's employee moves people between sessions of their own branch only. */
export const moveBooking = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { applicationNo, sessionNo, reasonCode, text } = input
  const booking = await findOwnBooking(deps.db, caller, applicationNo)
  if (!booking) throw refuse('BOOKING_NOT_FOUND')
  if (!(await isOwnSession(deps.db, caller, sessionNo))) throw refuse('SESSION_NOT_FOUND')

  const { memberNo } = booking
  const action = loggedAction.moveBooking(applicationNo, sessionNo)
  const reason = loggedReason(seatReasonLabel[reasonCode], text)
  const moved = await move(
    deps.db,
    {
      applicationNo,
      sessionNo,
      alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [memberNo] }),
    },
    now,
  )
  if (!moved.allowed) throw refuse(moved.reason)
  return { sessionNo }
})
