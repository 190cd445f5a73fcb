import { certificateStatuses } from '@hygiene/domain/education/certificate/certificate-change'
import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'

const certificate = z.object({
  document: z.literal('certificate'),
  status: z.enum(certificateStatuses),
  certificateNumber: z.string(),
  verificationNumber: z.string(),
  userName: z.string(),
  birth: z.string(),
  businessName: z.string(),
  address: z.string(),
  courseLine: z.string(),
  hours: z.int(),
  completedOn: z.iso.date(),
  issuedOn: z.iso.date(),
  /** The day on which it was replaced or revoked; null while it counts. */
  withdrawnOn: z.iso.date().nullable(),
  sha256: z.string().nullable(),
})

const receipt = z.object({
  document: z.literal('receipt'),
  status: z.enum(['valid', 'superseded', 'refunded']),
  receiptNumber: z.string(),
  verificationNumber: z.string(),
  payerName: z.string(),
  businessName: z.string(),
  courseLine: z.string(),
  paymentMethod: z.string(),
  /** As printed: '2026.11.09 14:03'. */
  paidAt: z.string(),
  amountWon: z.int(),
  /** Won that had gone back when it was issued, and what was left. */
  refundedWon: z.int(),
  netWon: z.int(),
  issuedOn: z.iso.date(),
  /** The day of the receipt that replaces this one; null also where none was drawn yet. */
  replacedOn: z.iso.date().nullable(),
  sha256: z.string().nullable(),
})

/** Public check of a printed number: every printed field, masked (docs/rules/certificate.md, payment.md); ours. */
export const verifyDocument = visitorReads('/api/certificate/verify', {
  input: z.object({ number: z.string().min(12).max(40) }),
  entity: z.discriminatedUnion('document', [certificate, receipt]),
  refusals: ['DOCUMENT_NOT_FOUND'],
  perMinute: 30,
  helper: 'view',
})
