import type { Payment, PaymentEvent } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

type EventToKeep = Pick<PaymentEvent, 'kind'> &
  Partial<Pick<PaymentEvent, 'gatewayStatus' | 'amountWon' | 'text' | 'employeeNo'>>

/** Appends to the history of an order, whose columns hold only its current state. */
export async function keepEvent(
  db: Pick<Transaction, 'paymentEvent'>,
  { paymentNo, status }: Pick<Payment, 'paymentNo' | 'status'>,
  { text = null, ...event }: EventToKeep,
  at: Date,
): Promise<void> {
  await db.paymentEvent.create({
    data: { ...event, paymentNo, status, at, text: text?.slice(0, 300) ?? null },
  })
}
