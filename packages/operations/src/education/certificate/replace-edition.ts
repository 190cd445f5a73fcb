import { randomBytes } from 'node:crypto'
import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import type { Certificate } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import {
  type CertificateText,
  changedText,
  changesIdentity,
  type EditionRefusal,
  mayChangeEdition,
  nextEdition,
  type ReplacementReason,
} from '@hygiene/domain/education/certificate/certificate-change'
import {
  formatVerificationNumber,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { associationAt } from '../../staff/setting/read-versions.ts'
import { correctRecord } from './correct-record.ts'
import { lockCertificate } from './lock-certificate.ts'
import { memberOfCertificate } from './member-of-certificate.ts'

export type ReplaceRefusal =
  | EditionRefusal
  | 'CERTIFICATE_NOT_FOUND'
  | 'NOTHING_TO_CHANGE'
  | 'NEEDS_SECOND_PERSON'

export interface Replacement {
  certificateNo: number
  edition: number
  text: Partial<CertificateText>
  reasonCode: ReplacementReason
  reason: string
  byNo: number
  /** Is null for a change by one person, who may not change a name or birth date. */
  approvedByNo: number | null
  publicUrl: string
}

/**
 * Issues the next edition under the same number. The previous edition is kept, and its print code and verification number end.
 * The worker draws the new one and the holder is notified; receipts stay as frozen.
 */
export async function replaceEdition(
  db: Transaction,
  replacement: Replacement,
  now: Date,
): Promise<Verdict<ReplaceRefusal>> {
  const { certificateNo, text, byNo, approvedByNo, reasonCode, reason, publicUrl } = replacement
  const current = await lockCertificate(db, certificateNo)
  if (!current) return denied('CERTIFICATE_NOT_FOUND')
  const verdict = mayChangeEdition(current, replacement)
  if (!verdict.allowed) return verdict
  const printed = current.frozen as CertificateText
  const changed = changedText(printed, text)
  if (Object.keys(changed).length === 0) return denied('NOTHING_TO_CHANGE')
  if (changesIdentity(changed) && approvedByNo === null) return denied('NEEDS_SECOND_PERSON')

  await keepReplaced(db, current, { byNo, approvedByNo, reasonCode, reason }, now)
  const number = formatVerificationNumber(verificationNumber(randomBytes(VERIFICATION_RANDOM_BYTES)))
  const association = await associationAt(db, now)
  const issue = { verificationNumber: number, publicUrl, issuedAt: now, association }
  await db.certificate.update({
    where: { certificateNo },
    data: {
      edition: current.edition + 1,
      verificationNumber: number,
      frozen: nextEdition(printed, changed, issue),
      issuedAt: now,
      ...UNDRAWN,
    },
  })
  await db.printCode.deleteMany({ where: { certificateNo } })
  await correctRecord(db, current, changed)
  await handOver(db, issueCertificate, { certificateNo })
  await notifyPerson(db, 'certificateReplaced', await memberOfCertificate(db, current), certificateNo, now)
  return allowed()
}

const UNDRAWN = { fileNo: null, failure: null, signedPayload: null, correctedAt: null }

type Why = Pick<Replacement, 'byNo' | 'approvedByNo' | 'reasonCode' | 'reason'>

async function keepReplaced(
  db: Transaction,
  current: Certificate,
  { byNo, approvedByNo, reasonCode, reason }: Why,
  now: Date,
): Promise<void> {
  const { certificateNo, edition, verificationNumber: number, issuedAt, fileNo, signedPayload } = current
  await db.replacedCertificate.create({
    data: {
      certificateNo,
      edition,
      verificationNumber: number,
      frozen: current.frozen ?? {},
      issuedAt,
      fileNo,
      signedPayload,
      ...(current.textBefore === null ? {} : { textBefore: current.textBefore }),
      correctedAt: current.correctedAt,
      replacedAt: now,
      replacedByNo: byNo,
      approvedByNo,
      replacedFor: reasonCode,
      text: reason,
    },
  })
}
