import { inPersonStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { instant } from '../kit/index.ts'

/** Of staff about an act; kept in the log, and where people are told, told to them. */
export const actReason = z
  .string({ error: '사유를 입력해주세요.' })
  .trim()
  .normalize('NFC')
  .min(2, '사유를 2자 이상 입력해주세요.')
  .max(200)

/** A session in the list of staff. */
export const staffSessionShape = z.object({
  sessionNo: z.int(),
  startsAt: instant,
  endsAt: instant,
  venueNo: z.int(),
  venueName: z.string(),
  branchName: z.string(),
  salesType: z.int(),
  status: z.enum(['open', 'cancelled', 'closed']),
  capacity: z.int(),
  /** Seats sold, held or kept by an offer. */
  taken: z.int(),
  /** People in its queue who could be seated. */
  queue: z.int(),
  /** Bookings somebody has to look at. */
  attention: z.int(),
})

/** Somebody of a session; name and telephone are masked. */
export const rosterRowShape = z.object({
  applicationNo: z.int(),
  memberNo: z.int(),
  name: z.string(),
  phone: z.string(),
  seat: z.enum(['waiting', 'held', 'sold', 'released']),
  records: z.array(
    z.object({
      inPersonEnrolmentNo: z.int(),
      businessName: z.string(),
      /** Empty before the business report. */
      licenceNo: z.string(),
      industryType: z.int(),
      status: z.enum(inPersonStatuses),
      certificateNumber: z.string().nullable(),
    }),
  ),
  /** First seen coming in, last seen going out. */
  inAt: instant.nullable(),
  outAt: instant.nullable(),
  /** Why somebody has to look. */
  attention: z.string().nullable(),
  mayBePresent: z.boolean(),
  mayBeAbsent: z.boolean(),
  /** Settled elsewhere, it may be taken off the list. */
  mayBeClosed: z.boolean(),
})

export const doorLinkShape = z.object({
  doorPassNo: z.int(),
  label: z.string(),
  createdAt: instant,
  validFrom: instant,
  validUntil: instant,
  /** Opens nothing any more. */
  isClosed: z.boolean(),
})
