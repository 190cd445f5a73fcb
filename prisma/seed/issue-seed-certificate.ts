import { createHash } from 'node:crypto'
import { issueCertificate } from '@hygiene/contracts'
import { handOver, type OnlineEnrolment, takeCertificateSequence, type Transaction } from '@hygiene/db'
import {
  formatCertificateNumber,
  formatVerificationNumber,
  freezeCertificate,
  type IndustryType,
  type SalesType,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber as newVerificationNumber,
} from '@hygiene/domain'
import type { TownFacts } from './seed-people.ts'

/** Gives a seeded graduate the certificate the service would have issued; the worker draws it. */
export async function issueSeedCertificate(
  db: Transaction,
  enrolment: OnlineEnrolment,
  { publicUrl }: Pick<TownFacts, 'publicUrl'>,
): Promise<void> {
  const { onlineEduNo, year, completedAt } = enrolment
  if (!completedAt) throw new Error('Only a completed enrolment has a certificate')
  const salesType = enrolment.salesType as SalesType
  const serial = await takeCertificateSequence(db, year, salesType)
  const certificateNumber = formatCertificateNumber({ year, salesType, serial })
  const bytes = createHash('sha256')
    .update(`seed ${onlineEduNo}`)
    .digest()
    .subarray(0, VERIFICATION_RANDOM_BYTES)
  const verificationNumber = formatVerificationNumber(newVerificationNumber(bytes))
  const frozen = freezeCertificate({
    enrolment: { ...enrolment, salesType, industryType: enrolment.industryType as IndustryType },
    hours: 3,
    certificateNumber,
    verificationNumber,
    completedAt,
    publicUrl,
  })
  const { certificateNo } = await db.certificate.create({
    data: { onlineEduNo, certificateNumber, verificationNumber, frozen, issuedAt: completedAt },
  })
  await handOver(db, issueCertificate, { certificateNo })
}
