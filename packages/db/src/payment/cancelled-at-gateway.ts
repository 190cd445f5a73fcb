import type { Transaction } from '../connect.ts'
import type { Payment } from '../generated/client.ts'
import { endRefunded } from './end-refunded.ts'

/** The gateway gave the money back: refunds under way are done, and what was paid with it has ended. */
export async function cancelledAtGateway(db: Transaction, payment: Payment, now: Date): Promise<void> {
  const { paymentNo, applyEduNo } = payment
  await db.refund.updateMany({
    where: { paymentNo, status: { in: ['requested', 'sent'] } },
    data: { status: 'done', doneAt: now, accountSealed: null },
  })
  if (payment.status !== 'paid') return

  await endRefunded(db, applyEduNo, now)
  const completed = { where: { applyEduNo, status: 'completed' as const } }
  const count = (await db.onlineEnrolment.count(completed)) + (await db.offlineEnrolment.count(completed))
  if (count > 0) {
    await db.payment.update({
      where: { paymentNo },
      data: { attention: '수료한 교육의 결제가 결제사에서 취소되었습니다.' },
    })
  }
}
