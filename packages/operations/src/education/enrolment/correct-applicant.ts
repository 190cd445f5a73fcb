import { correctApplicant as contract } from '@hygiene/contracts/education/enrolment/correct-applicant'
import { lockEnrolment } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { allowed, denied } from '@hygiene/domain/verdict'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { hasEnded } from '@hygiene/domain/education/enrolment/enrolment-status'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { operation } from '../../kit/operation.ts'
import { correctOnline, type OnlineCorrection } from '../../platform/records/online-enrolments.ts'

export const correctApplicant = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { enrolmentNo, ...corrected } = input.onlineApplication
  const verdict = await correctOwn(db, { memberNo, enrolmentNo }, corrected, now)
  return verdict.allowed ? { enrolmentNo } : verdict
})

/** Locks the enrolment, because completion freezes this text into the certificate. */
export async function correctOwn(
  db: Transaction,
  { memberNo, enrolmentNo }: { memberNo: number; enrolmentNo: EnrolmentNo },
  corrected: Partial<OnlineCorrection>,
  now: Date,
) {
  if (!(await lockEnrolment(db, memberNo, enrolmentNo))) return denied('ENROLMENT_NOT_FOUND')

  const enrolment = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  const status = statusAt(enrolment, now)
  if (status === 'completed') return denied('CANNOT_CORRECT_COMPLETED')
  if (hasEnded(status)) return denied('ALREADY_ENDED')

  await correctOnline(db, enrolmentNo, corrected)
  return allowed()
}
