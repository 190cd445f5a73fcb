import { z } from 'zod'
import { recordNo, sentInstant } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { checkInCode, checkInPerson } from './open-check-in.ts'

const checkInScan = z.object({
  /** The phone assigns this number; a repeated number is stored once. */
  scanNo: z.uuid(),
  applicationNo: recordNo,
  direction: z.enum(['in', 'out']),
  method: z.enum(['qr', 'manual']),
  /** Is the content of the QR code and required for `qr`. */
  payload: z.string().max(300).optional(),
  /** Is the phone's clock, corrected by its measured offset from the server. */
  scannedAt: sentInstant,
})

/** Accepts scans from check-in phones, even hours later. Is idempotent and independent of order. Extends the specification. */
export const recordCheckInScans = visitorWrites('/api/offline/edu/check-in/scans', {
  input: z.object({ code: checkInCode, deviceNo: z.uuid(), scans: z.array(checkInScan).max(500) }),
  entity: z.object({
    results: z.array(
      z.object({
        scanNo: z.string(),
        outcome: z.enum(['taken', 'known', 'notExpected', 'wrongSession', 'forged', 'outsideDay']),
        sentence: z.string(),
      }),
    ),
    people: z.array(checkInPerson),
  }),
  refusals: ['CHECK_IN_UNKNOWN', 'CHECK_IN_CLOSED'],
  perMinute: 120,
})
