import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import { issueReceipt } from '@hygiene/contracts/platform/job/issue-receipt'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import type { DocumentKind } from '@hygiene/domain/platform/job/job-kinds'

/** A certificate by its number, the receipts of a payment, or the slip of an in-person enrolment. */
export interface DocumentNamed {
  kind: DocumentKind
  number: number
}

/** The payload of the work that draws a document. */
export function drawingOf({ kind, number }: DocumentNamed): Record<string, number> {
  if (kind === 'certificate') return { certificateNo: number }
  return kind === 'receipt' ? { paymentNo: number } : { inPersonEnrolmentNo: number }
}

/** Orders the drawing of a document; one that is there and whole is left alone. */
export async function orderDocument(db: Transaction, document: DocumentNamed): Promise<void> {
  const { kind, number } = document
  if (kind === 'certificate') await handOver(db, issueCertificate, { certificateNo: number })
  else if (kind === 'receipt') await handOver(db, issueReceipt, { paymentNo: number })
  else await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo: number })
}
