import { createHash } from 'node:crypto'
import { issueCertificate } from '@hygiene/contracts'
import {
  handOver,
  type OfflineEnrolment,
  type OnlineEnrolment,
  takeCertificateSequence,
  type Transaction,
} from '@hygiene/db'
import {
  courseLine,
  formatCertificateNumber,
  formatVerificationNumber,
  freezeCertificate,
  type IndustryType,
  OnlineType,
  type SalesType,
  statutoryHours,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber as newVerificationNumber,
} from '@hygiene/domain'
import type { TownFacts } from './seed-people.ts'

/** Gives a seeded graduate the certificate the service would have issued; the worker draws it. */
export async function issueSeedCertificate(
  db: Transaction,
  record: OnlineEnrolment | OfflineEnrolment,
  { publicUrl }: Pick<TownFacts, 'publicUrl'>,
): Promise<void> {
  const { year, completedAt } = record
  if (!completedAt) throw new Error('Only a completed record has a certificate')
  const salesType = record.salesType as SalesType
  const industryType = record.industryType as IndustryType
  const [key, onlineType] =
    'onlineEduNo' in record
      ? [{ onlineEduNo: record.onlineEduNo }, OnlineType.online]
      : [{ offlineEduNo: record.offlineEduNo }, OnlineType.collective]
  const serial = await takeCertificateSequence(db, year, salesType)
  const certificateNumber = formatCertificateNumber({ year, salesType, serial })
  const bytes = createHash('sha256')
    .update(`seed ${certificateNumber}`)
    .digest()
    .subarray(0, VERIFICATION_RANDOM_BYTES)
  const verificationNumber = formatVerificationNumber(newVerificationNumber(bytes))
  const frozen = {
    ...freezeCertificate({
      enrolment: { ...record, salesType, industryType },
      hours: statutoryHours[salesType],
      certificateNumber,
      verificationNumber,
      completedAt,
      publicUrl,
    }),
    courseLine: courseLine({ salesType, industryType, onlineType }),
  }
  const { certificateNo } = await db.certificate.create({
    data: { ...key, certificateNumber, verificationNumber, frozen, issuedAt: completedAt },
  })
  await handOver(db, issueCertificate, { certificateNo })
}
