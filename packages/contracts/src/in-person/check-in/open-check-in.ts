import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { venue, sessionDay } from '../enrolment/in-person-shape.ts'

/** The code of a check-in link, which stands behind `#` in the address and is sent in the body only. */
export const checkInCode = z.string().min(20).max(100)

/** A person expected at the check-in, with just enough to find them in the list by hand. */
export const checkInPerson = z.object({
  applicationNo: z.int(),
  userName: z.string(),
  /** Last four digits. */
  phoneEnd: z.string(),
  businessName: z.string(),
  inAt: instant.nullable(),
  outAt: instant.nullable(),
})

/** Opens the check-in page: the expected people, and the key that checks slips without a network; ours. */
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
    /** Our clock, so that a phone's wrong clock is corrected. */
    now: instant,
    validUntil: instant,
    /** ECDSA P-256 public key as a JSON Web Key. */
    slipKey: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
    people: z.array(checkInPerson),
  }),
  refusals: ['CHECK_IN_UNKNOWN', 'CHECK_IN_CLOSED'],
  perMinute: 30,
})
