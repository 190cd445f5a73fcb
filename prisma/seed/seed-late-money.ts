import type { Transaction } from '@hygiene/db/connect'
import { notifyPerson } from '@hygiene/operations/platform/message/notify-person'
import { addEnrolment, addPerson } from '@hygiene/testing'
import type { DemoFacts } from './demo-facts.ts'

const HOUR_MS = 3_600_000

export async function seedLateMoney(db: Transaction, { courses, now }: DemoFacts): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS)
  const person = { userId: 'sunrye58', name: '백순례', birth: '19580822', phone: '01034567812' }
  const member = await addPerson(db, person)
  const wanted = { businessName: '백년 손칼국수', status: 'cancelled', appliedAt: ago(30) } as const
  const { applicationNo, memberNo } = await addEnrolment(db, member, courses.restaurant, wanted)
  const { paymentNo } = await db.payment.create({
    data: {
      paymentId: `scenariolate${String(applicationNo).padStart(12, '0')}`,
      applicationNo,
      memberNo,
      paymentType: 3,
      orderName: courses.restaurant.code.name,
      amountWon: courses.restaurant.code.priceWon,
      status: 'paidAfterCancellation',
      createdAt: ago(30),
      paidAt: ago(2),
      exceptionText: '끝난 신청에 입금되었습니다. 환불이 필요합니다.',
    },
  })
  await notifyPerson(db, 'lateMoney', memberNo, paymentNo, now)
}
