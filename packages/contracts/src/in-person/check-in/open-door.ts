import { z } from 'zod'
import { endpoint, instant } from '../../kit/index.ts'
import { venue, sessionDay } from '../enrolment/in-person-shape.ts'

/** The code of a door link, which stands behind `#` in the address and is sent in the body only. */
export const doorCode = z.string().min(20).max(100)

/** A person expected at the door, with just enough to find them in the list by hand. */
export const doorPerson = z.object({
  applicationNo: z.int(),
  userName: z.string(),
  /** Last four digits. */
  phoneEnd: z.string(),
  businessName: z.string(),
  inAt: instant.nullable(),
  outAt: instant.nullable(),
})

/** Opens the door page: the expected people, and the key that checks slips without a network; ours. */
export const openDoor = endpoint({
  operation: 'openDoor',
  methods: ['POST'],
  path: '/api/offline/edu/door/open',
  access: 'anyone',
  effect: 'reads',
  sends: 'json',
  input: z.object({ code: doorCode }),
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
    people: z.array(doorPerson),
  }),
  refusals: ['DOOR_UNKNOWN', 'DOOR_CLOSED'],
  perMinute: 30,
})
