import type { Booking, InPersonSession, Payment, Transaction } from '@hygiene/db'
import { needsRefundAccount, type PaymentType } from '@hygiene/domain'
import { closeOpenOrders } from '../../payment/close-open-orders.ts'
import { startRefund } from '../../payment/start-refund.ts'
import { releaseSeat } from '../../seats/release-seat.ts'
import { stepInPerson } from '../../records/step-in-person.ts'
import { UNDECIDED_IN_PERSON } from '@hygiene/domain'

const ORDER_ENDED = '협회 사정으로 교육이 취소되어 주문도 취소되었습니다.'
const WAITS_FOR_ACCOUNT = '협회가 취소한 교육: 환불받을 계좌를 기다립니다'
const NO_PAYMENT = '협회가 취소한 교육: 결제 내역을 찾지 못해 환불하지 못했습니다'

/**
 * Ends the records of a locked application whose session the association cancelled, and gives back all that was paid,
 * whatever the day (docs/rules/in-person.md). Where the money cannot go back by itself, the person enters an account as
 * for any refund, and until then staff see who waits.
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
  await closeOpenOrders(db, applicationNo, now, ORDER_ENDED)
  if (wasPaid > 0 && payment && goesBackByItself(payment, now)) {
    await refund(db, payment, cancelReason, now)
    return
  }
  const endReason = 'sessionCancelled'
  await stepInPerson(db, 'cancelSession', { applicationNo }, { endReason, endedAt: now })
  await releaseSeat(db, applicationNo, now)
  if (wasPaid === 0) return
  const attention = payment ? WAITS_FOR_ACCOUNT : NO_PAYMENT
  await db.booking.update({ where: { applicationNo }, data: { attention } })
}

function goesBackByItself({ paymentType, paidAt }: Payment, now: Date): boolean {
  return paidAt !== null && !needsRefundAccount({ paymentType: paymentType as PaymentType, paidAt }, now)
}

async function refund(db: Transaction, payment: Payment, cancelReason: string, now: Date): Promise<void> {
  const { applicationNo, amountWon } = payment
  await db.inPersonEnrolment.updateMany({
    where: { applicationNo, status: { in: [...UNDECIDED_IN_PERSON] } },
    data: { endReason: 'sessionCancelled' },
  })
  const reason = `협회 사정으로 교육 취소: ${cancelReason}`.slice(0, 200)
  await startRefund(db, payment, { amountWon, reason, accountSealed: null }, now)
}
