import { drawingStates } from '@hygiene/domain/platform/file/drawing-state'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

/** A certificate as its owner sees it, and how far its PDF is. */
export const drawnCertificate = {
  certificateNumber: z.string(),
  verificationNumber: z.string(),
  issuedAt: instant,
  printedAt: instant.nullable(),
  state: z.enum(drawingStates),
  /** The signed symbol for an officer's camera: a data address of an SVG image; null until it is drawn. */
  qrImagePath: z.string().nullable(),
  fileNo: z.string().nullable(),
  /** Name the browser saves under: 수료증_홍길동_2026.pdf */
  fileName: z.string(),
  hours: z.int(),
  /** As the document names them. */
  educationName: z.string(),
  issuerName: z.string(),
}
