import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import { issueReceipt } from '@hygiene/contracts/platform/job/issue-receipt'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import type { DocumentKind } from '@hygiene/domain/platform/job/job-kinds'

/** Identifies a certificate by its number, the receipts by their payment, or the slip by its in-person enrolment. */
export interface DocumentNamed {
  kind: DocumentKind
  number: number
}

export function drawingOf({ kind, number }: DocumentNamed): Record<string, number> {
  if (kind === 'certificate') return { certificateNo: number }
  return kind === 'receipt' ? { paymentNo: number } : { inPersonEnrolmentNo: number }
}

export async function orderDocument(db: Transaction, document: DocumentNamed): Promise<void> {
  const { kind, number } = document
  if (kind === 'certificate') await handOver(db, issueCertificate, { certificateNo: number })
  else if (kind === 'receipt') await handOver(db, issueReceipt, { paymentNo: number })
  else await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo: number })
}
