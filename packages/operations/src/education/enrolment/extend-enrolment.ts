import { lockApplication, type Transaction } from '@hygiene/db'
import {
  allowed,
  denied,
  type EnrolmentNo,
  type ExtendRefusal,
  mayExtendStudy,
  type SeoulDay,
  type Verdict,
} from '@hygiene/domain'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { correctOnline } from '../../platform/records/online-enrolments.ts'

interface Extending {
  employeeNo: number
  enrolmentNo: EnrolmentNo
  /** The last day of study. */
  untilOn: SeoulDay
  reason: string
}

type Refusal = 'ENROLMENT_NOT_FOUND' | ExtendRefusal

/**
 * Gives an enrolment more days, and tells its person. Locked as the expiry locks it: either it is expired and stays so, or it
 * has its days and the expiry passes it by.
 */
export async function extendEnrolment(
  db: Transaction,
  { employeeNo, enrolmentNo, untilOn, reason }: Extending,
  now: Date,
): Promise<Verdict<Refusal>> {
  const found = await db.onlineEnrolment.findUnique({ where: { enrolmentNo } })
  if (!found) return denied('ENROLMENT_NOT_FOUND')
  await lockApplication(db, found.applicationNo)
  const enrolment = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  const verdict = mayExtendStudy(enrolment, untilOn, now)
  if (!verdict.allowed) return verdict

  await correctOnline(db, enrolmentNo, { extendedToOn: untilOn })
  await db.studyExtension.create({ data: { enrolmentNo, employeeNo, untilOn, reason, extendedAt: now } })
  await notifyPerson(db, 'studyExtended', enrolment.memberNo, enrolmentNo, now)
  return allowed()
}
