import type { Booking, InPersonSession, Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { needsRefundAccount } from '@hygiene/domain/money/refund/refund-terms'
import type { PaymentType } from '@hygiene/domain/text'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { startRefund } from '../../money/payment/start-refund.ts'
import { endRefunded } from '../seat/end-refunded.ts'
import { releaseSeat } from '../seat/release-seat.ts'
import { setBookingException } from '../seat/set-booking-exception.ts'
import { writeInPerson } from '../../platform/records/in-person-records.ts'
import { stepInPerson } from '../../platform/records/step-in-person.ts'
import { UNDECIDED_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import {
  bookingExceptionText,
  cancelledByAssociation,
} from '@hygiene/domain/in-person/check-in/booking-exception-text'
import { orderEndSentence } from '@hygiene/domain/money/order/order-text'

/**
 * Ends the records of a locked application whose session the association cancelled, and gives back all that was paid,
 * on any day (docs/rules/in-person.md). Where the money cannot go back by itself, the person enters an account as
 * for any refund, and until then staff see the waiting person.
 */
export async function endForAssociation(
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
  return paidAt !== null && !needsRefundAccount({ paymentType: paymentType as PaymentType, paidAt }, now)
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
