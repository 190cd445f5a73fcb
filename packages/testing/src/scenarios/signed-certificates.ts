import type { OnlineEnrolment } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { formatCertificateNumber } from '@hygiene/domain/education/certificate/certificate-number'
import {
  formatVerificationNumber,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'
import { freezeCertificate } from '@hygiene/domain/education/certificate/freeze-certificate'
import { SHARED_DEVELOPMENT, signCertificate } from '@hygiene/gateways'

type SignedWanted = {
  publicUrl: string
  issuedAt: Date
  status?: 'valid' | 'revoked' | 'superseded'
  signingKey?: string
}

export async function addSignedCertificate(
  db: Queries,
  record: OnlineEnrolment,
  {
    publicUrl,
    issuedAt,
    status = 'valid',
    signingKey = SHARED_DEVELOPMENT.CERTIFICATE_SIGNING_KEY,
  }: SignedWanted,
): Promise<{ path: string; payload: string }> {
  const { enrolmentNo, year } = record
  const salesType = record.salesType
  const certificateNumber = formatCertificateNumber({ year, salesType, serial: enrolmentNo })
  const bytes = new Uint8Array(VERIFICATION_RANDOM_BYTES).fill(enrolmentNo)
  const number = formatVerificationNumber(verificationNumber(bytes))
  const frozen = freezeCertificate({
    enrolment: { ...record, salesType, industryType: record.industryType },
    onlineType: 1,
    hours: 3,
    certificateNumber,
    verificationNumber: number,
    completedAt: issuedAt,
    issuedAt,
    publicUrl,
    association: FIRST_ASSOCIATION,
  })
  const edition = { verificationNumber: number, frozen, issuedAt }
  const known = { enrolmentNo, certificateNumber }
  if (status === 'superseded') {
    const next = { ...edition, edition: 2, verificationNumber: `${number.slice(0, -1)}-` }
    const { certificateNo } = await db.certificate.create({ data: { ...known, ...next } })
    const why = { replacedAt: issuedAt, replacedByNo: 0, replacedFor: 'misprint', text: '' }
    await db.replacedCertificate.create({ data: { ...edition, ...why, certificateNo, edition: 1 } })
  } else {
    const revokedAt = status === 'revoked' ? issuedAt : null
    await db.certificate.create({ data: { ...known, ...edition, status, revokedAt } })
  }
  const payload = signCertificate(signingKey, frozen, issuedAt)
  if (payload === null) throw new Error('This certificate cannot be signed')
  return { path: `/verify/${number}`, payload }
}
