import type { Certificate } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import {
  type EditionRefusal,
  mayChangeEdition,
  type RevocationReason,
} from '@hygiene/domain/education/certificate/certificate-change'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { stepInPerson } from '../../platform/records/step-in-person.ts'
import { stepOnline } from '../../platform/records/step-online.ts'
import { lockCertificate } from './lock-certificate.ts'
import { memberOfCertificate } from './member-of-certificate.ts'

export interface Revocation {
  certificateNo: number
  edition: number
  reasonCode: RevocationReason
  reason: string
  byNo: number
  approvedByNo: number
}

/**
 * Revokes a certificate and ends its record as revoked. Eligibility reads only completed records, so the licence may apply again.
 * Records, money and receipts stay.
 */
export async function revokeEdition(
  db: Transaction,
  revocation: Revocation,
  now: Date,
): Promise<Verdict<EditionRefusal | 'CERTIFICATE_NOT_FOUND'>> {
  const { certificateNo, reasonCode, reason, byNo, approvedByNo } = revocation
  const current = await lockCertificate(db, certificateNo)
  if (!current) return denied('CERTIFICATE_NOT_FOUND')
  const verdict = mayChangeEdition(current, revocation)
  if (!verdict.allowed) return verdict

  await db.certificate.update({
    where: { certificateNo },
    data: {
      status: 'revoked',
      revokedAt: now,
      revokedByNo: byNo,
      revocationApprovedByNo: approvedByNo,
      revokedFor: reasonCode,
      revocationText: reason,
    },
  })
  await db.printCode.deleteMany({ where: { certificateNo } })
  await endCompletion(db, current, now)
  await notifyPerson(db, 'certificateRevoked', await memberOfCertificate(db, current), certificateNo, now)
  return allowed()
}

async function endCompletion(
  db: Transaction,
  { enrolmentNo, inPersonEnrolmentNo }: Certificate,
  now: Date,
): Promise<void> {
  if (enrolmentNo !== null) await stepOnline(db, 'revoke', { enrolmentNo }, { endedAt: now })
  if (inPersonEnrolmentNo !== null)
    await stepInPerson(db, 'revoke', { inPersonEnrolmentNo }, { endedAt: now })
}
