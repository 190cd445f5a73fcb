import type { Transaction } from '@hygiene/db/connect'
import { paymentExceptionText } from '@hygiene/domain/money/order/order-text'
import { notifyOfRefusedRefund } from '@hygiene/operations/money/payment/fail-refund'
import { addEnrolment, addPerson } from '@hygiene/testing'
import type { DemoFacts } from './demo-facts.ts'

const DAY_MS = 86_400_000

export async function seedRefusedRefund(db: Transaction, { courses, now }: DemoFacts): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  const person = { userId: 'bokja1964', name: '조복자', birth: '19640411', phone: '01034567823' }
  const member = await addPerson(db, person)
  const wanted = { businessName: '복자네 분식', status: 'paid', appliedAt: ago(4) } as const
  const { applicationNo, enrolmentNo, memberNo } = await addEnrolment(db, member, courses.restaurant, wanted)
  await db.onlineEnrolment.update({
    where: { enrolmentNo },
    data: { status: 'refunded', endedAt: ago(2) },
  })
  const { paymentNo, amountWon } = await db.payment.findFirstOrThrow({ where: { applicationNo, memberNo } })
  await db.refund.create({
    data: {
      paymentNo,
      amountWon,
      reason: '가게를 닫게 되었습니다.',
      status: 'failed',
      failure: '카드사에서 취소를 거절했습니다. 카드가 해지되었습니다.',
      requestedAt: ago(2),
    },
  })
  const payment = await db.payment.update({
    where: { paymentNo },
    data: { exceptionText: paymentExceptionText.refundRefused },
  })
  await notifyOfRefusedRefund(db, payment, now)
}
