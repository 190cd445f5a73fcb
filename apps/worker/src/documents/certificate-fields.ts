import { printedName } from '@hygiene/domain/printed-text'
import { z } from 'zod'

const printedText = (longest: number): z.ZodString => z.string().trim().min(1).max(longest)
const day = z.iso.date()

/** Contains everything that a certificate prints, frozen at issue (docs/decisions: documents are rendered from it). */
export const certificateFields = z.object({
  number: z.string().regex(/^\d{4}-\d{2}-\d{7}$/),
  verificationNumber: z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  verifyUrl: z.url(),
  educationName: printedText(20),
  userName: printedText(60).overwrite(printedName),
  birthOn: day,
  businessName: printedText(120),
  address: printedText(160),
  address2: z.string().trim().max(120),
  courseLine: printedText(80),
  hours: z.number().int().positive(),
  completedOn: day,
  issuedOn: day,
  body: printedText(300),
  issuerName: printedText(40),
  sealText: printedText(16),
  sealFileNo: z.uuid().nullish(),
  supportPhone: printedText(30),
  siteHost: printedText(80),
})

export type CertificateFields = z.infer<typeof certificateFields> & {
  /** Follows `#` in the QR code's address. Is null for certificates older than the signatures. */
  signedPayload: string | null
}
