import { inPersonStatuses } from '@hygiene/domain/in-person/enrolment/record-status'
import { z } from 'zod'
import { seatState } from '../../enrolment/in-person-shape.ts'
import { industryType, instant, salesType, text, wireInteger } from '../../../kit/fields.ts'

/** People with a seat or in the queue, as staff typed them before an act on all of them. */
export const typedPeople = wireInteger.pipe(z.int().min(0))

/** Words beside a coded reason; kept in the log. */
export const textBeside = text(150).default('')

/** Why staff act for one person of a session. */
export const seatReason = z.enum(['personAsked', 'payingNow', 'payTrouble', 'association'])

/** A session in the list of staff. */
export const staffSessionShape = z.object({
  sessionNo: z.int(),
  startsAt: instant,
  endsAt: instant,
  venueNo: z.int(),
  venueName: z.string(),
  branchName: z.string(),
  salesType,
  status: z.enum(['open', 'cancelled', 'closed']),
  capacity: z.int(),
  /** Seats sold, held or kept by an offer. */
  taken: z.int(),
  /** People in its waiting list who could be seated. */
  queue: z.int(),
  /** Bookings staff have to look at. */
  exceptions: z.int(),
})

/** A person of a session; name and telephone are masked. */
export const rosterRowShape = z.object({
  applicationNo: z.int(),
  memberNo: z.int(),
  name: z.string(),
  phone: z.string(),
  birthYear: z.int(),
  /** In the order of the attendance sheet; null without a seat here. */
  number: z.int().nullable(),
  /** `waiting` also for a person of the queue who has a seat in another session. */
  seat: seatState,
  heldUntil: instant.nullable(),
  /** The place in the queue of this session. */
  queue: z
    .object({
      waitingNo: z.int(),
      place: z.int(),
      joinedAt: instant,
      /** While a seat is kept for the person. */
      offerUntil: instant.nullable(),
      hasSeatElsewhere: z.boolean(),
    })
    .nullable(),
  slip: z.enum(['none', 'unissued', 'drawing', 'issued', 'printed', 'failed']),
  records: z.array(
    z.object({
      inPersonEnrolmentNo: z.int(),
      businessName: z.string(),
      /** Empty before the business report. */
      licenceNo: z.string(),
      industryType,
      status: z.enum(inPersonStatuses),
      certificateNumber: z.string().nullable(),
    }),
  ),
  /** First seen coming in, last seen going out. */
  inAt: instant.nullable(),
  outAt: instant.nullable(),
  /** Went out, and has not come back. */
  isOut: z.boolean(),
  /** Label of the check-in, or name of the employee who marked by hand. */
  inBy: z.object({ by: z.string(), isByHand: z.boolean() }).nullable(),
  /** Why staff have to look. */
  exceptionText: z.string().nullable(),
  mayBePresent: z.boolean(),
  mayBeAbsent: z.boolean(),
  /** True where it may be taken off the list as settled elsewhere. */
  mayBeClosed: z.boolean(),
  mayBeMarkedIn: z.boolean(),
  mayBeMarkedOut: z.boolean(),
  mayBeExtended: z.boolean(),
  mayBeMoved: z.boolean(),
  mayBeSeated: z.boolean(),
})

export const checkInLinkShape = z.object({
  checkInPassNo: z.int(),
  label: z.string(),
  createdAt: instant,
  validFrom: instant,
  validUntil: instant,
  /** The last mark made with it, and how many. */
  lastMarkAt: instant.nullable(),
  marks: z.int(),
  /** True once the link opens nothing any more. */
  isClosed: z.boolean(),
})
