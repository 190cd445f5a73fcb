import { lockApplication } from '@hygiene/db/locks'
import type { Payment, PrismaClient } from '@hygiene/db/generated/client'
import { isOverdue } from '@hygiene/domain/money/payment/account-term'
import { orderEndSentence } from '@hygiene/domain/money/order/order-text'
import type { AskedPayment } from '@hygiene/gateways'
import { closeOpenOrders } from '../payment/close-open-orders.ts'
import { failRefusedRefunds } from '../payment/fail-refund.ts'
import { markChecked } from '../payment/poll-payments.ts'
import { bookingOf } from '../../in-person/seat/booking-of.ts'
import { settlePayment } from './settle-payment.ts'

/** Returns the gateway's answer. An unavailable gateway throws, so that the job is retried. */
export interface OrderSource {
  db: PrismaClient
  ask: (paymentId: string) => Promise<AskedPayment | null>
}

/** Asks the gateway and settles. A notice only signals that the order changed (docs/rules/payment.md). */
export async function settleOrder({ db, ask }: OrderSource, paymentNo: number, now: Date): Promise<void> {
  const payment = await db.payment.findUnique({ where: { paymentNo } })
  if (!payment) return

  const asked = await ask(payment.paymentId)
  if (!asked) return markChecked(db, paymentNo, now)
  const settled = await settlePayment(db, paymentNo, asked.seen, now)
  await failRefusedRefunds(db, paymentNo, asked.cancellations, now)
  if (isWaitingInVain(settled, now)) await closeOverdueOrder(db, settled, now)
}

function isWaitingInVain(payment: Payment, now: Date): boolean {
  return payment.status === 'virtualAccountIssued' && isOverdue(payment, now)
}

/**
 * Ends an expired order, because the gateway keeps a virtual account open forever. The job that closes the account finds a late
 * deposit, which settlement accepts while the application still waits for payment and a seat is free.
 */
async function closeOverdueOrder(
  client: PrismaClient,
  { paymentNo, applicationNo }: Payment,
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    await lockApplication(db, applicationNo)
    const payment = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
    if (!isWaitingInVain(payment, now)) return
    const { overdue, seatOverdue } = orderEndSentence
    await closeOpenOrders(
      db,
      applicationNo,
      now,
      (await bookingOf(db, applicationNo)) ? seatOverdue : overdue,
    )
  })
}
