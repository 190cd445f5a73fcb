import { inPersonStatuses } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { z } from 'zod'
import { day, industryType, instant, positionType, salesType } from '../../kit/fields.ts'
import type { RefusalName } from '../../refusals/table.ts'

/** Lists the refusals for a person who moves to a session or is moved by staff (`mayMoveTo`). */
export const ENTER_SESSION_REFUSALS = [
  'SESSION_NOT_FOUND',
  'SESSION_CANCELLED',
  'SESSION_APPLICATIONS_CLOSED',
  'SESSION_NOT_OPEN_YET',
  'SESSION_OTHER_TRADE',
  'SAME_TIME_BOOKED',
  'SESSION_FULL',
  'SESSION_TRADE_FULL',
  'ALREADY_ENDED',
  'CHANGE_TOO_LATE',
  'NO_SEAT',
  'SAME_SESSION',
] as const satisfies readonly RefusalName[]

/** Runs `applied → paid → attended → completed`, or ends early (docs/rules/in-person.md). */
const inPersonStatus = z.enum(inPersonStatuses)

/** `waiting` means on a waiting list without a seat; `held` means reserved while paying. */
export const seatState = z.enum(['waiting', 'held', 'sold', 'released'])

const wallTime = z.string()

export const sessionDay = z.object({ eduDate: day, startTime: wallTime, endTime: wallTime })

/** Corresponds to `venue` and `list` of the specification (section 3). */
export const venue = z.object({
  venueNo: z.int(),
  location: z.string(),
  address: z.string(),
  address2: z.string(),
  mapUrl: z.string(),
  phone: z.string(),
  directions: z.string(),
  equipment: z.string(),
  accessibility: z.string(),
})

/** Holds where and when a booked seat was before the association moved it. `changeKey` identifies the change. */
export const movedSeat = z.object({ changeKey: z.string(), location: z.string(), startsAt: instant })

/** An offer reserves one seat until `offerUntil`. */
const waitingView = z.object({
  waitingNo: z.int(),
  status: z.enum(LIVE_PLACES),
  position: z.int(),
  offerUntil: instant.nullable(),
  sessionNo: z.int(),
  sessionDay: sessionDay,
  venue,
})

/** Contains `edu.businessName` and `info.edu` of the specification, and the fields that our screen adds. */
export const inPersonRow = z.object({
  edu: z.object({ businessName: z.string() }),
  info: z.object({
    edu: z.object({
      inPersonEnrolmentNo: z.int(),
      courseNo: z.int(),
      applicationNo: z.int(),
      salesType,
    }),
  }),
  status: inPersonStatus,
  /** Explains the end in one sentence; is null while the enrolment is live or when the person ended it. */
  endSentence: z.string().nullable(),
  educationName: z.string(),
  year: z.int(),
  industryType,
  licenseNumber: z.string(),
  price: z.int(),
  appliedAt: instant,
  paidAt: instant.nullable(),
  completedAt: instant.nullable(),
  seat: seatState,
  heldUntil: instant.nullable(),
  sessionNo: z.int(),
  sessionDay: sessionDay,
  venue,
  isSessionCancelled: z.boolean(),
  mayChange: z.boolean(),
  changeSentence: z.string().nullable(),
  moved: movedSeat.nullable(),
  venueSidoCode: z.string(),
  waiting: z.array(waitingView),
  paymentNo: z.int().nullable(),
  awaitingDepositUntil: instant.nullable(),
  inAt: instant.nullable(),
  outAt: instant.nullable(),
  isPrinted: z.boolean(),
})

/** Is the in-person record (enrolment slip) of specification section 3. */
export const inPersonRecord = z.object({
  info: z.object({
    inPersonEnrolmentNo: z.int(),
    offlineEduCode: z.string(),
    industryType,
    salesType,
    userName: z.string(),
    birth: z.string(),
    businessName: z.string(),
    licenseNumber: z.string(),
    representative: z.string(),
    zipCode: z.string(),
    address: z.string(),
    address2: z.string(),
    sidoCode: z.string(),
    positionType,
    price: z.int(),
    /** Is a data address; empty where there is no slip. */
    qrImagePath: z.string(),
  }),
  user: z.object({ companyPhone: z.string() }),
  venue,
  sessionDay: sessionDay,
  edu: z.object({ endDate: day }),
})

export const seatAnswer = z.object({
  applicationNo: z.int(),
  inPersonEnrolmentNos: z.array(z.int()),
  sessionNo: z.int(),
  price: z.int(),
  seat: seatState,
  heldUntil: instant.nullable(),
  /** Position 1 gets the next offer; is null with a seat. */
  waitingPosition: z.int().nullable(),
})
