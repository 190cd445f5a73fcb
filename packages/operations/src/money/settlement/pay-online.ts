import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { mayStepOnline } from '@hygiene/domain/education/enrolment/enrolment-step'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import type { StrayMoney } from '@hygiene/domain/money/order/order-text'
import { isNoLongerNeeded } from '../../education/course/is-no-longer-needed.ts'
import { stepOnline } from '../../platform/records/step-online.ts'
import { hasBeenAppliedAgain } from './has-been-applied-again.ts'

/** Pays a locked online application that waits as a whole. An ended one, or one of a past year, stays unpaid. */
export async function payOnline(
  db: Transaction,
  applicationNo: ApplicationNo,
  { paidAt }: { paidAt: Date },
  now: Date,
): Promise<StrayMoney | null> {
  const enrolments = await db.onlineEnrolment.findMany({ where: { applicationNo } })
  const isWaitedFor =
    enrolments.length > 0 && enrolments.every((enrolment) => mayStepOnline('pay', statusAt(enrolment, now)))
  if (!isWaitedFor) return 'APPLICATION_ENDED'
  if (await hasBeenAppliedAgain(db, enrolments)) return 'APPLIED_AGAIN'
  if (await isNoLongerNeeded(db, enrolments, now)) return 'NO_LONGER_NEEDED'

  await stepOnline(db, 'pay', { applicationNo }, { paidAt })
  return null
}
