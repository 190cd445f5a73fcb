import { z } from 'zod'
import { recordNo, sentInstant } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { checkInCode, checkInPerson } from './open-check-in.ts'

const checkInScan = z.object({
  /** The phone's own number of the scan: the same one twice is one record. */
  scanNo: z.uuid(),
  applicationNo: recordNo,
  direction: z.enum(['in', 'out']),
  method: z.enum(['qr', 'manual']),
  /** The content of the symbol; required for `qr`. */
  payload: z.string().max(300).optional(),
  /** By the phone's clock, corrected by the distance it measured from ours. */
  scannedAt: sentInstant,
})

/** Takes the scans of check-in phones, also hours later; idempotent in any order; ours. */
export const recordCheckInScans = visitorWrites('/api/offline/edu/check-in/scans', {
  input: z.object({ code: checkInCode, deviceNo: z.uuid(), scans: z.array(checkInScan).max(500) }),
  entity: z.object({
    results: z.array(
      z.object({
        scanNo: z.string(),
        outcome: z.enum(['taken', 'known', 'notExpected', 'wrongSession', 'forged', 'outsideDay']),
        /** One Korean sentence for the person at the check-in. */
        sentence: z.string(),
      }),
    ),
    /** All people of the session as the server knows them now, so that two phones agree. */
    people: z.array(checkInPerson),
  }),
  refusals: ['CHECK_IN_UNKNOWN', 'CHECK_IN_CLOSED'],
  perMinute: 120,
})
