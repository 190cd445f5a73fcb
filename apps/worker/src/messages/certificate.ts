import {
  type CertificateText,
  isRevocationReason,
} from '@hygiene/domain/education/certificate/certificate-change'
import type { Gather } from './gather.ts'

/** Sends one message for all certificates of an application, named after the first. */
export const certificateIssued: Gather<'certificateIssued'> = async ({ db, aboutNo }) => {
  const record = await db.inPersonEnrolment.findUnique({
    where: { inPersonEnrolmentNo: aboutNo, status: 'completed' },
  })
  if (!record) return null
  const { applicationNo, businessName } = record
  const others = await db.inPersonEnrolment.count({
    where: { applicationNo, status: 'completed', inPersonEnrolmentNo: { not: aboutNo } },
  })
  return { kind: 'certificateIssued', businessName, others }
}

/** Is sent only while the new version is valid. */
export const certificateReplaced: Gather<'certificateReplaced'> = async ({ db, aboutNo }) => {
  const certificate = await db.certificate.findUnique({ where: { certificateNo: aboutNo, status: 'valid' } })
  if (!certificate) return null
  const { businessName } = certificate.frozen as CertificateText
  return { kind: 'certificateReplaced', businessName }
}

export const certificateRevoked: Gather<'certificateRevoked'> = async ({ db, aboutNo }) => {
  const certificate = await db.certificate.findUnique({ where: { certificateNo: aboutNo } })
  if (!certificate || !isRevocationReason(certificate.revokedFor)) return null
  const { certificateNumber, revokedFor: reason } = certificate
  return { kind: 'certificateRevoked', certificateNumber, reason }
}
