import { endOfSeoulYear, seoulYear } from '@hygiene/domain/time/seoul-day'
import { isUnderStudy } from '@hygiene/domain/education/enrolment/enrolment-status'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { studyDeadline } from '@hygiene/domain/education/study/study-deadline'
import type { Gather } from './gather.ts'

/** Returns null once the course is completed, refunded or over. After 18:00 of the last day the deadline is midnight. */
export const paid: Gather<'paid'> = async ({ db, aboutNo, now }) => {
  const payment = await db.payment.findUnique({
    where: { paymentNo: aboutNo, status: 'paid' },
    include: { application: { include: { enrolments: true } } },
  })
  const learning = payment?.application.enrolments.find((enrolment) => isUnderStudy(statusAt(enrolment, now)))
  if (!payment || !learning) return null
  const deadline = studyDeadline(learning.year)
  const finishBy = now < deadline ? deadline : endOfSeoulYear(seoulYear(deadline))
  return { kind: 'paid', amountWon: payment.amountWon, finishBy }
}
