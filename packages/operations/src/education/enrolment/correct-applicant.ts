import { type Alongside, lockEnrolment, type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type EnrolmentNo, hasEnded, statusAt, type Verdict } from '@hygiene/domain'
import { correctOnline, type OnlineCorrection } from '../../platform/records/online-enrolments.ts'

type Refusal = 'ENROLMENT_NOT_FOUND' | 'CANNOT_CORRECT_COMPLETED' | 'ALREADY_ENDED'

/** Locked, because completion freezes these very words into the certificate. `alongside`: what staff's log keeps of it. */
export async function correctApplicant(
  client: PrismaClient,
  { memberNo, enrolmentNo }: { memberNo: number; enrolmentNo: EnrolmentNo },
  corrected: Partial<OnlineCorrection>,
  now: Date,
  alongside?: Alongside,
): Promise<Verdict<Refusal>> {
  return transaction<Verdict<Refusal>>(client, async (db) => {
    if (!(await lockEnrolment(db, memberNo, enrolmentNo))) return denied('ENROLMENT_NOT_FOUND')

    const enrolment = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    const status = statusAt(enrolment, now)
    if (status === 'completed') return denied('CANNOT_CORRECT_COMPLETED')
    if (hasEnded(status)) return denied('ALREADY_ENDED')

    await correctOnline(db, enrolmentNo, corrected)
    await alongside?.(db)
    return allowed()
  })
}
