import { extendEnrolment as contract } from '@hygiene/contracts/education/enrolment/staff/extend-enrolment'
import { lockApplication } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { mayExtendStudy } from '@hygiene/domain/education/study/study-term'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { correctOnline } from '../../../platform/records/online-enrolments.ts'

interface Extending {
  employeeNo: number
  enrolmentNo: EnrolmentNo
  untilOn: SeoulDay
  reason: string
}

export const extendEnrolment = operation(contract, async ({ db, input, actor, now, log }) => {
  const extended = await giveDays(db, { ...input, employeeNo: actor.employeeNo }, now)
  if (!extended.allowed) return extended
  const { enrolmentNo, untilOn } = input
  log({ detail: untilOn, memberNos: [extended.memberNo] })
  return { enrolmentNo, untilOn }
})

/**
 * Extends an enrolment and notifies the person. It takes the same lock as the expiry: an expired enrolment stays expired, and an
 * extended one is skipped.
 */
export async function giveDays(
  db: Transaction,
  { employeeNo, enrolmentNo, untilOn, reason }: Extending,
  now: Date,
) {
  const found = await db.onlineEnrolment.findUnique({ where: { enrolmentNo } })
  if (!found) return denied('ENROLMENT_NOT_FOUND')
  await lockApplication(db, found.applicationNo)
  const enrolment = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  const verdict = mayExtendStudy(enrolment, untilOn, now)
  if (!verdict.allowed) return verdict

  const { memberNo } = enrolment
  await correctOnline(db, enrolmentNo, { extendedToOn: untilOn })
  await db.studyExtension.create({ data: { enrolmentNo, employeeNo, untilOn, reason, extendedAt: now } })
  await notifyPerson(db, 'studyExtended', memberNo, enrolmentNo, now)
  return { allowed: true as const, memberNo }
}
