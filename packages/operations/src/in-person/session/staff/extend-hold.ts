import { extendHold as contract } from '@hygiene/contracts/in-person/session/staff/extend-hold'
import { lockApplication } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { extendedHold, mayExtendHold } from '@hygiene/domain/in-person/seat/may-extend-hold'
import { operation } from '../../../kit/operation.ts'
import { loggedReason, seatReasonLabel } from '../../roster/logged-reason.ts'
import { findOwnBooking } from '../../roster/own-booking.ts'
import { rosterRows } from '../../roster/roster-rows.ts'
import { bookingOf } from '../../seat/booking-of.ts'
import { holdSeat } from '../../seat/hold-seat.ts'

/** Extends a person's time to pay. The hold's expiry waits for the same lock: it comes before, or finds the new time. */
export const extendHold = operation(contract, async ({ db, input, actor, now, log }) => {
  const { applicationNo, hours, reasonCode, text } = input
  const own = await findOwnBooking(db, actor, applicationNo)
  if (!own) return denied('BOOKING_NOT_FOUND')
  await lockApplication(db, applicationNo)
  const booked = await bookingOf(db, applicationNo)
  if (!booked) return denied('BOOKING_NOT_FOUND')
  const { session, heldUntil } = booked
  const verdict = mayExtendHold(booked, session, now)
  if (!verdict.allowed) return verdict

  const until = extendedHold(heldUntil ?? now, session, hours)
  if (!(await holdSeat(db, applicationNo, until, now))) return denied('HOLD_OVER')
  const reason = loggedReason(seatReasonLabel[reasonCode], text)
  log({ detail: `${hours}시간`, reason, memberNos: [own.memberNo] })
  const [row] = await rosterRows(db, own.session, now, applicationNo)
  return row ?? denied('BOOKING_NOT_FOUND')
})
