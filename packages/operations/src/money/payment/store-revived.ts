import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { PaymentType } from '@hygiene/domain/text'
import type { OrderWanted, Payable } from './admit-order.ts'
import type { SeenPayment } from '@hygiene/gateways'

export async function storeRevived(
  db: Transaction,
  wanted: Omit<OrderWanted, 'paymentType'>,
  { orderName, amountWon, taxFreeWon }: Payable,
  seen: SeenPayment,
  now: Date,
): Promise<Payment> {
  const { paymentId } = seen.facts
  const order = { orderName, amountWon, taxFreeWon, createdAt: now }
  return db.payment.create({ data: { ...wanted, ...order, paymentId, paymentType: typeOf(seen) } })
}

function typeOf({ methodName, account }: SeenPayment): PaymentType {
  if (account || methodName === '가상계좌') return PaymentType.virtualAccount
  if (methodName === '휴대폰') return PaymentType.mobile
  return methodName === '실시간 계좌이체' ? PaymentType.transfer : PaymentType.card
}
