import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { venue, sessionDay } from '../enrolment/in-person-shape.ts'

/** This code follows `#` in the link and is sent in the body only. */
export const checkInCode = z.string().min(20).max(100)

export const checkInPerson = z.object({
  applicationNo: z.int(),
  userName: z.string(),
  phoneEnd: z.string(),
  businessName: z.string(),
  inAt: instant.nullable(),
  outAt: instant.nullable(),
})

/**
 * Opens the check-in page: returns the expected people, and the key that verifies slips without a network. Extends the
 * specification.
 */
export const openCheckIn = visitorReads('/api/offline/edu/check-in/open', {
  methods: ['POST'],
  sends: 'json',
  input: z.object({ code: checkInCode }),
  entity: z.object({
    sessionNo: z.int(),
    educationName: z.string(),
    sessionDay: sessionDay,
    venue,
    isCancelled: z.boolean(),
    now: instant,
    validUntil: instant,
    /** Is an ECDSA P-256 public key as a JSON Web Key. */
    slipKey: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
    people: z.array(checkInPerson),
  }),
  refusals: ['CHECK_IN_UNKNOWN', 'CHECK_IN_CLOSED'],
  perMinute: 30,
})
