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
  /** Is the day of replacement or revocation, and null while it is valid. */
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
  paidAt: z.string(),
  amountWon: z.int(),
  /** Holds the won refunded before the receipt was issued, and the remaining amount. */
  refundedWon: z.int(),
  netWon: z.int(),
  issuedOn: z.iso.date(),
  /** Is the day of the receipt that replaces this one. Is also null if that one is not yet rendered. */
  replacedOn: z.iso.date().nullable(),
  sha256: z.string().nullable(),
})

/**
 * Verifies a printed number publicly and returns every printed field, masked (docs/rules/certificate.md, payment.md); this is our
 * own endpoint.
 */
export const verifyDocument = visitorReads('/api/certificate/verify', {
  input: z.object({ number: z.string().min(12).max(40) }),
  entity: z.discriminatedUnion('document', [certificate, receipt]),
  refusals: ['DOCUMENT_NOT_FOUND'],
  perMinute: 30,
  helper: 'view',
})
