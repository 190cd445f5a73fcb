import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { PaymentType } from '@hygiene/domain/text'
import { postLedger } from '../ledger/post-ledger.ts'
import { keepEvent } from './keep-event.ts'
import { newPaymentId } from './make-order.ts'

interface FormerMoney {
  memberNo: number
  applicationNo: number
  orderName: string
  amountWon: number
  taxFreeWon: number | null
  appliedAt: Date
  paidAt: Date
  method: string
  evidence: string
  employeeNo: number | null
}

/**
 * Stores money that the previous system received. Our gateway never had it, so refunds go through the association's bank and that
 * system's receipts remain the only ones. The ledger posts it as moved before the ledger began.
 */
export async function storeFormerPayment(db: Transaction, money: FormerMoney, now: Date): Promise<Payment> {
  const { appliedAt, method, evidence, employeeNo, ...order } = money
  const payment = await db.payment.create({
    data: {
      ...order,
      paymentId: newPaymentId(),
      paymentType: PaymentType.admin,
      status: 'paid',
      createdAt: appliedAt,
      formerMethod: method,
      methodName: `이전 누리집 ${method}`,
      transactionId: evidence,
    },
  })
  await postLedger(db, payment.paymentNo, 'opening', now)
  const text = `이전 누리집 결제를 가져옴: ${method} ${evidence}`
  await keepEvent(db, payment, { kind: 'entered', amountWon: order.amountWon, text, employeeNo }, now)
  return payment
}
