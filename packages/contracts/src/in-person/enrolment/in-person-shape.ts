import { inPersonStatuses } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { z } from 'zod'
import { day, industryType, instant, positionType, salesType } from '../../kit/fields.ts'
import type { RefusalName } from '../../refusals/table.ts'

/** What a person who changes to a session, or is put into it by staff, may hear (`mayMoveTo`). */
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

/** `applied → paid → attended → completed`, or an end (docs/rules/in-person.md). */
const inPersonStatus = z.enum(inPersonStatuses)

/** `waiting`: in a waiting list, without a seat; `held`: kept while paying. */
export const seatState = z.enum(['waiting', 'held', 'sold', 'released'])

/** HH:MM on the wall in Seoul. */
const wallTime = z.string()

/** Day and times of education under the specification's names (section 3). */
export const sessionDay = z.object({ eduDate: day, startTime: wallTime, endTime: wallTime })

/** The venue (`venue` and `list` of the specification, section 3). */
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

/** What the association changed about a booked seat: where and when it was before. `changeKey` names the change. */
export const movedSeat = z.object({ changeKey: z.string(), location: z.string(), startsAt: instant })

/** An entry in a waiting list; an offer keeps one seat until `offerUntil`. */
const waitingView = z.object({
  waitingNo: z.int(),
  status: z.enum(LIVE_PLACES),
  /** 1 is asked next. */
  position: z.int(),
  offerUntil: instant.nullable(),
  sessionNo: z.int(),
  sessionDay: sessionDay,
  venue,
})

/** A row of the in-person history: `edu.businessName`, `info.edu` of the specification, and the fields our screen adds. */
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
  /** Why it ended, as one sentence; null while it is live, or where the person ended it. */
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
  /** True until the end of the day before, Seoul; where false, `changeSentence` says why. */
  mayChange: z.boolean(),
  changeSentence: z.string().nullable(),
  moved: movedSeat.nullable(),
  /** The province of the venue, by its code. */
  venueSidoCode: z.string(),
  waiting: z.array(waitingView),
  paymentNo: z.int().nullable(),
  awaitingDepositUntil: instant.nullable(),
  inAt: instant.nullable(),
  outAt: instant.nullable(),
  isPrinted: z.boolean(),
})

/** The in-person record (enrolment slip) of specification section 3. */
export const inPersonRecord = z.object({
  info: z.object({
    inPersonEnrolmentNo: z.int(),
    /** The certificate's number; empty before there is one. */
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
    /** The address of the slip's QR image (a data address); empty where there is no slip. */
    qrImagePath: z.string(),
  }),
  user: z.object({ companyPhone: z.string() }),
  venue,
  sessionDay: sessionDay,
  edu: z.object({ endDate: day }),
})

/** The result of an application: a held seat, or an entry in the waiting list. */
export const seatAnswer = z.object({
  applicationNo: z.int(),
  inPersonEnrolmentNos: z.array(z.int()),
  sessionNo: z.int(),
  price: z.int(),
  seat: seatState,
  heldUntil: instant.nullable(),
  /** Position in the waiting list, 1 is asked next; null with a seat. */
  waitingPosition: z.int().nullable(),
})
