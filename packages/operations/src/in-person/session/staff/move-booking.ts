import { moveBooking as contract } from '@hygiene/contracts/in-person/session/staff/move-booking'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { loggedReason, seatReasonLabel } from '../../roster/logged-reason.ts'
import { findOwnBooking } from '../../roster/own-booking.ts'
import { moveOwnSeat } from '../../seat/move-seat.ts'
import { areOwnSessions } from '../own-sessions.ts'

/**
 * Moves a person at their request under the rules of the person's own move, and notifies them. A branch employee can only move
 * people between the branch's own sessions.
 */
export const moveBooking = operation(contract, async ({ db, input, actor, now, log }) => {
  const { applicationNo, sessionNo, reasonCode, text } = input
  const booking = await findOwnBooking(db, actor, applicationNo)
  if (!booking) return denied('BOOKING_NOT_FOUND')
  if (!(await areOwnSessions(db, actor, sessionNo))) return denied('SESSION_NOT_FOUND')

  const record = await db.inPersonEnrolment.findFirst({
    where: { applicationNo },
    orderBy: { inPersonEnrolmentNo: 'asc' },
  })
  if (!record) return denied('ENROLMENT_NOT_FOUND')
  const { memberNo, inPersonEnrolmentNo } = record
  const moved = await moveOwnSeat(db, { memberNo, inPersonEnrolmentNo, sessionNo }, now)
  if (!moved.allowed) return moved
  await notifyPerson(db, 'sessionMoved', memberNo, applicationNo, now)
  const reason = loggedReason(seatReasonLabel[reasonCode], text)
  log({ detail: `회차 ${sessionNo}`, reason, memberNos: [booking.memberNo] })
  return { sessionNo }
})
