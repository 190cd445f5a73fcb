import type { Payment, Transaction } from '@hygiene/db'
import { paymentAttention } from '@hygiene/domain'
import { flagPayment } from './write-payment.ts'

/**
 * The gateway gave the money of a locked order back: refunds under way are done, and so is the last one that the gateway
 * had refused at first. Its person reads that the money is back, and no longer that it could not be returned.
 */
export async function finishRefunds(
  db: Transaction,
  { paymentNo }: Pick<Payment, 'paymentNo'>,
  now: Date,
): Promise<void> {
  const done = { status: 'done', doneAt: now, accountSealed: null } as const
  const { count: underWay } = await db.refund.updateMany({
    where: { paymentNo, status: { in: ['requested', 'sent'] } },
    data: done,
  })
  if (underWay > 0) return
  const last = await db.refund.findFirst({ where: { paymentNo }, orderBy: { refundNo: 'desc' } })
  if (last?.status !== 'failed') return
  await db.refund.update({ where: { refundNo: last.refundNo }, data: done })
}

/** Staff returned the money by bank transfer, and now the gateway has done so, too: they look at it, once. */
export async function noticeReturnedTwice(
  db: Transaction,
  { paymentNo }: Pick<Payment, 'paymentNo'>,
  now: Date,
): Promise<void> {
  const { count } = await db.refund.updateMany({
    where: { paymentNo, transferredOn: { not: null }, returnedTwiceAt: null },
    data: { returnedTwiceAt: now },
  })
  if (count > 0) await flagPayment(db, paymentNo, paymentAttention.returnedTwice)
}
