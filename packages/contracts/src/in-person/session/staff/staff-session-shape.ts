import { inPersonStatuses } from '@hygiene/domain/in-person/enrolment/record-status'
import { z } from 'zod'
import { seatState } from '../../enrolment/in-person-shape.ts'
import { industryType, instant, salesType, text, wireInteger } from '../../../kit/fields.ts'

/** Staff type the number of people with a seat or in the waiting list to confirm an action on all of them. */
export const typedPeople = wireInteger.pipe(z.int().min(0))

export const textBeside = text(150).default('')

export const seatReason = z.enum(['personAsked', 'payingNow', 'payTrouble', 'association'])

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
  taken: z.int(),
  queue: z.int(),
  exceptions: z.int(),
})

export const rosterRowShape = z.object({
  applicationNo: z.int(),
  memberNo: z.int(),
  name: z.string(),
  phone: z.string(),
  birthYear: z.int(),
  /** Follows the order of the attendance sheet; is null without a seat here. */
  number: z.int().nullable(),
  /** Is `waiting` also for a person of the waiting list who has a seat in another session. */
  seat: seatState,
  heldUntil: instant.nullable(),
  queue: z
    .object({
      waitingNo: z.int(),
      place: z.int(),
      joinedAt: instant,
      /** Is set while an offer reserves a seat for the person. */
      offerUntil: instant.nullable(),
      hasSeatElsewhere: z.boolean(),
    })
    .nullable(),
  slip: z.enum(['none', 'unissued', 'drawing', 'issued', 'printed', 'failed']),
  records: z.array(
    z.object({
      inPersonEnrolmentNo: z.int(),
      businessName: z.string(),
      /** Is empty until the business is reported. */
      licenceNo: z.string(),
      industryType,
      status: z.enum(inPersonStatuses),
      certificateNumber: z.string().nullable(),
    }),
  ),
  inAt: instant.nullable(),
  outAt: instant.nullable(),
  isOut: z.boolean(),
  inBy: z.object({ by: z.string(), isByHand: z.boolean() }).nullable(),
  exceptionText: z.string().nullable(),
  mayBePresent: z.boolean(),
  mayBeAbsent: z.boolean(),
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
  lastMarkAt: instant.nullable(),
  marks: z.int(),
  isClosed: z.boolean(),
})
