import { drawingStates } from '@hygiene/domain/platform/file/drawing-state'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

export const drawnCertificate = {
  certificateNumber: z.string(),
  verificationNumber: z.string(),
  issuedAt: instant,
  printedAt: instant.nullable(),
  state: z.enum(drawingStates),
  /** Is a data address with the signed QR code as SVG. Is null until it is generated. */
  qrImagePath: z.string().nullable(),
  fileNo: z.string().nullable(),
  fileName: z.string(),
  hours: z.int(),
  educationName: z.string(),
  issuerName: z.string(),
}
