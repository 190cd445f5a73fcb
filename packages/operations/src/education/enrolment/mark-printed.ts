import type { PrismaClient } from '@hygiene/db'
import { denied, type EnrolmentNo } from '@hygiene/domain'
import { markOnlinePrinted } from '../../platform/records/online-enrolments.ts'

/** The certificate of the caller's enrolment is being printed; answers when it was printed first. */
export async function markPrinted(
  db: PrismaClient,
  own: { enrolmentNo: EnrolmentNo; memberNo: number },
  now: Date,
) {
  const enrolment = await db.onlineEnrolment.findFirst({ where: own, include: { certificate: true } })
  if (!enrolment) return denied('ENROLMENT_NOT_FOUND')
  if (enrolment.certificate?.status !== 'valid') return denied('CERTIFICATE_NOT_ISSUED')

  await markOnlinePrinted(db, own, now)
  const { printedAt } = await db.onlineEnrolment.findFirstOrThrow({ where: own })
  return { allowed: true as const, printedAt: printedAt ?? now }
}
