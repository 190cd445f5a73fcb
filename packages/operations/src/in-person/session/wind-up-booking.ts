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
 * The end of one person's booking of a cancelled session: put into its replacement where a seat is free, else ended
 * with all the money back. In one transaction with the message; a second time there is nothing left to do.
 */
export async function windUpBooking(
  db: Transaction,
  { applicationNo, memberNo, sessionNo }: Booking,
  now: Date,
): Promise<'moved' | 'ended' | 'left'> {
  // The person's other days decide, too, where the seat may go.
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

/** A hold goes along, cut to the limit of the other day. */
async function putInto(
  db: Transaction,
  own: SeatOf,
  replacement: InPersonSession,
  now: Date,
): Promise<boolean> {
  const { applicationNo, heldUntil, seat } = own.booking
  // Money that came while the session was gone goes back: no person is asked to pay for another seat meanwhile.
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
 * Ends the records of a locked application whose session the association cancelled, and gives back all that was paid,
 * on any day (docs/rules/in-person.md). Where the money cannot go back by itself, the person enters an account as
 * for any refund, and until then staff see the waiting person.
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
