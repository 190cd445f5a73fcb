import type { Certificate } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { fingerprintOf } from '../../staff/approval/approval-kind.ts'

export const certificateSubject = ({ certificateNo }: { certificateNo: number }): string =>
  `certificate ${certificateNo}`

export async function findEdition(
  db: Queries | Transaction,
  { certificateNo, edition }: { certificateNo: number; edition: number },
): Promise<{ certificate: Certificate; memberNo: number; fingerprint: string } | null> {
  const certificate = await db.certificate.findUnique({
    where: { certificateNo },
    include: { enrolment: { select: { memberNo: true } }, inPerson: { select: { memberNo: true } } },
  })
  const holder = certificate?.enrolment ?? certificate?.inPerson
  if (!certificate || !holder || certificate.status !== 'valid' || certificate.edition !== edition)
    return null
  const { verificationNumber, status, frozen } = certificate
  const fingerprint = fingerprintOf({ certificateNo, edition, verificationNumber, status, frozen })
  return { certificate, memberNo: holder.memberNo, fingerprint }
}
