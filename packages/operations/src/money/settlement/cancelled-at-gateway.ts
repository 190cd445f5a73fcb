import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { paymentExceptionText } from '@hygiene/domain/money/order/order-text'
import { finishRefunds } from '../payment/finish-refunds.ts'
import { renewReceipt } from '../payment/renew-receipt.ts'
import { setPaymentException } from '../payment/write-payment.ts'
import { endRefunded } from '../../in-person/seat/end-refunded.ts'

/** The gateway gave the money of a locked order back: its refunds are done, and the records paid with it have ended. */
export async function cancelledAtGateway(db: Transaction, payment: Payment, now: Date): Promise<void> {
  const { paymentNo, applicationNo } = payment
  await finishRefunds(db, { paymentNo, status: 'cancelled' }, now)
  await renewReceipt(db, paymentNo, now)
  if (payment.status !== 'paid') return

  await endRefunded(db, applicationNo, now)
  const completed = { where: { applicationNo, status: 'completed' as const } }
  const completions =
    (await db.onlineEnrolment.count(completed)) + (await db.inPersonEnrolment.count(completed))
  // Two employees have decided that already.
  const approved = await db.refund.count({ where: { paymentNo, isExceptional: true, status: 'done' } })
  if (completions > 0 && approved === 0)
    await setPaymentException(db, paymentNo, paymentExceptionText.completedThenCancelled, now)
}
