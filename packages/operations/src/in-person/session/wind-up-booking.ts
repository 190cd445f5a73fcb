import type { Transaction } from '@hygiene/db/connect'
import type { Booking, InPersonSession, Payment } from '@hygiene/db/generated/client'
import { lockApplication, lockMember, lockSessions } from '@hygiene/db/locks'
import {
  bookingExceptionText,
  cancelledByAssociation,
} from '@hygiene/domain/in-person/check-in/booking-exception-text'
import { isInPersonLive, UNDECIDED_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { holdAfterRelocation } from '@hygiene/domain/in-person/seat/hold-length'
import { mayBePutInto } from '@hygiene/domain/in-person/session/may-cancel-session'
import { orderEndSentence } from '@hygiene/domain/money/order/order-text'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import { needsRefundAccount } from '@hygiene/domain/money/refund/refund-terms'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { startRefund } from '../../money/payment/start-refund.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { writeInPerson } from '../../platform/records/in-person-records.ts'
import { stepInPerson } from '../../platform/records/step-in-person.ts'
import { endRefunded } from '../seat/end-refunded.ts'
import { findTarget, writeMove } from '../seat/enter-session.ts'
import { findSeatOf, type SeatOf } from '../seat/find-seat-of.ts'
import { releaseSeat } from '../seat/release-seat.ts'
import { setBookingException } from '../seat/set-booking-exception.ts'

/**
 * Ends one booking of a cancelled session: moves it to the replacement if a seat is free, else refunds everything. The message is
 * part of the same idempotent transaction.
 */
export async function windUpBooking(
  db: Transaction,
  { applicationNo, memberNo, sessionNo }: Booking,
  now: Date,
): Promise<'moved' | 'ended' | 'left'> {
  // Locks the person, because their other days also decide where the seat may go.
  await lockMember(db, memberNo)
  await lockApplication(db, applicationNo)
  const gone = await db.inPersonSession.findUniqueOrThrow({ where: { sessionNo } })
  const [replacement] = gone.replacedByNo === null ? [] : await lockSessions(db, [gone.replacedByNo])

  const own = await findSeatOf(db, applicationNo)
  const isStillThere = own.booking.sessionNo === sessionNo && own.booking.seat !== 'released'
  if (gone.status !== 'cancelled' || !isStillThere) return 'left'
  if (replacement && (await putInto(db, own, replacement, now))) {
    await notifyPerson(db, 'sessionMoved', memberNo, applicationNo, now)
    return 'moved'
  }
  const isEnded = !own.booked.statuses.some(isInPersonLive)
  await endForAssociation(db, own.booking, gone, now)
  if (!isEnded) await notifyPerson(db, 'sessionCancelled', memberNo, applicationNo, now)
  return 'ended'
}

/** Moves a hold too, limited by the new day. */
async function putInto(
  db: Transaction,
  own: SeatOf,
  replacement: InPersonSession,
  now: Date,
): Promise<boolean> {
  const { applicationNo, heldUntil, seat } = own.booking
  // Refunds money that arrived after the cancellation instead of moving the seat, because a moved seat would be paid again.
  const stray = await db.payment.count({ where: { applicationNo, status: 'paidAfterCancellation' } })
  if (seat === 'held' && stray > 0) return false
  const account = await db.payment.count({ where: { applicationNo, status: 'virtualAccountIssued' } })
  const until = heldUntil && holdAfterRelocation(heldUntil, replacement, account > 0)
  const target = await findTarget(db, replacement, own, now)
  if (!mayBePutInto({ ...own.booked, heldUntil: until }, target, now)) return false

  const hold = until ? { heldUntil: until } : {}
  await writeMove(db, own.booking, replacement.sessionNo, { cause: 'association', ...hold }, now)
  return true
}

/**
 * Ends the records of a locked application whose session the association cancelled, with a full refund on any day
 * (docs/rules/in-person.md). If the money cannot be returned automatically, the person enters an account as for any refund, and
 * staff see them until then.
 */
async function endForAssociation(
  db: Transaction,
  { applicationNo }: Pick<Booking, 'applicationNo'>,
  { cancelReason }: Pick<InPersonSession, 'cancelReason'>,
  now: Date,
): Promise<void> {
  const wasPaid = await db.inPersonEnrolment.count({
    where: { applicationNo, status: { in: [...UNDECIDED_IN_PERSON] } },
  })
  const payment = await db.payment.findFirst({ where: { applicationNo, status: 'paid' } })
  await closeOpenOrders(db, applicationNo, now, orderEndSentence.sessionCancelled)
  if (wasPaid > 0 && payment && goesBackByItself(payment, now)) {
    await refund(db, payment, cancelReason, now)
    return
  }
  const endReason = 'sessionCancelled'
  await stepInPerson(db, 'cancelSession', { applicationNo }, { endReason, endedAt: now })
  await releaseSeat(db, applicationNo, now)
  if (wasPaid === 0) return
  const exceptionText = payment ? bookingExceptionText.waitsForAccount : bookingExceptionText.noPayment
  await setBookingException(db, applicationNo, exceptionText)
}

function goesBackByItself({ paymentType, paidAt }: Payment, now: Date): boolean {
  return paidAt !== null && !needsRefundAccount({ paymentType: paymentType, paidAt }, now)
}

async function refund(db: Transaction, payment: Payment, cancelReason: string, now: Date): Promise<void> {
  const { applicationNo, paymentNo } = payment
  const refunds = await db.refund.findMany({ where: { paymentNo } })
  const amountWon = refundableWon({ ...payment, refunds })
  const undecided = { applicationNo, status: { in: [...UNDECIDED_IN_PERSON] } }
  await writeInPerson(db, undecided, { endReason: 'sessionCancelled' })
  const reason = cancelledByAssociation(cancelReason).slice(0, 200)
  await startRefund(db, payment, { amountWon, reason, accountSealed: null }, now)
  await endRefunded(db, applicationNo, now)
}
