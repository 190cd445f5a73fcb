import type { Payment, Transaction } from '@hygiene/db'
import { endRefunded } from '../payment/end-refunded.ts'
import { paymentAttention } from '@hygiene/domain'

/**
 * The gateway gave the money back: refunds under way are done, so is one it had refused at first, and what was paid with it
 * has ended.
 */
export async function cancelledAtGateway(db: Transaction, payment: Payment, now: Date): Promise<void> {
  const { paymentNo, applicationNo } = payment
  const done = { status: 'done', doneAt: now, accountSealed: null } as const
  const { count: underWay } = await db.refund.updateMany({
    where: { paymentNo, status: { in: ['requested', 'sent'] } },
    data: done,
  })
  if (underWay === 0) await endRefused(db, paymentNo, done)
  if (payment.status !== 'paid') return

  await endRefunded(db, applicationNo, now)
  const completed = { where: { applicationNo, status: 'completed' as const } }
  const completions =
    (await db.onlineEnrolment.count(completed)) + (await db.inPersonEnrolment.count(completed))
  if (completions > 0) {
    await db.payment.update({
      where: { paymentNo },
      data: { attention: paymentAttention.completedThenCancelled },
    })
  }
}

/** Its person reads that the money is back, and no longer that it could not be returned. */
async function endRefused(db: Transaction, paymentNo: number, done: { status: 'done'; doneAt: Date }) {
  const last = await db.refund.findFirst({ where: { paymentNo }, orderBy: { refundNo: 'desc' } })
  if (last?.status !== 'failed') return
  await db.refund.update({ where: { refundNo: last.refundNo }, data: done })
}
