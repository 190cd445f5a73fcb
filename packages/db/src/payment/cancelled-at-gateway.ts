import type { Transaction } from '../connect.ts'
import type { Payment } from '../generated/client.ts'

/** The gateway gave the money back: refunds under way are done, and what was paid with it has ended. */
export async function cancelledAtGateway(db: Transaction, payment: Payment, now: Date): Promise<void> {
  await db.refund.updateMany({
    where: { paymentNo: payment.paymentNo, status: { in: ['requested', 'sent'] } },
    data: { status: 'done', doneAt: now, accountSealed: null },
  })
  if (payment.status !== 'paid') return

  await db.onlineEnrolment.updateMany({
    where: { applyEduNo: payment.applyEduNo, status: { in: ['paid', 'studying', 'studied', 'surveyed'] } },
    data: { status: 'refunded', endedAt: now },
  })
  const completed = await db.onlineEnrolment.count({
    where: { applyEduNo: payment.applyEduNo, status: 'completed' },
  })
  if (completed > 0) {
    await db.payment.update({
      where: { paymentNo: payment.paymentNo },
      data: { attention: '수료한 교육의 결제가 결제사에서 취소되었습니다.' },
    })
  }
}
