import { randomBytes } from 'node:crypto'
import { issueCertificate } from '@hygiene/contracts'
import { handOver, type Study, type Transaction, takeCertificateSequence } from '@hygiene/db'
import {
  formatCertificateNumber,
  formatVerificationNumber,
  freezeCertificate,
  type IndustryType,
  type SalesType,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber,
} from '@hygiene/domain'

/**
 * Completes a locked enrolment and issues its certificate in the same transaction: number, frozen fields and the job
 * that draws it, or none of them. The running number comes last, because its counter is everybody's.
 */
export async function completeEnrolment(
  db: Transaction,
  study: Study,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const { onlineEduNo, year, course } = study
  const salesType = study.salesType as SalesType
  await db.onlineEnrolment.update({
    where: { onlineEduNo, status: 'surveyed' },
    data: { status: 'completed', completedAt: now },
  })

  const verification = formatVerificationNumber(verificationNumber(randomBytes(VERIFICATION_RANDOM_BYTES)))
  const serial = await takeCertificateSequence(db, year, salesType)
  const certificateNumber = formatCertificateNumber({ year, salesType, serial })
  const frozen = freezeCertificate({
    enrolment: { ...study, salesType, industryType: study.industryType as IndustryType },
    hours: course.hours,
    certificateNumber,
    verificationNumber: verification,
    completedAt: now,
    publicUrl,
  })
  const { certificateNo } = await db.certificate.create({
    data: { onlineEduNo, certificateNumber, verificationNumber: verification, frozen, issuedAt: now },
  })
  await handOver(db, issueCertificate, { certificateNo })
  return certificateNumber
}
