import { inPersonStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { instant } from '../kit/index.ts'

/** The reason of staff for an act; kept in the log, and told to the people where they hear of the act. */
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
  /** People in its waiting list who could be seated. */
  queue: z.int(),
  /** Bookings staff have to look at. */
  attention: z.int(),
})

/** A person of a session; name and telephone are masked. */
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
  /** Why staff have to look. */
  attention: z.string().nullable(),
  mayBePresent: z.boolean(),
  mayBeAbsent: z.boolean(),
  /** True where it may be taken off the list as settled elsewhere. */
  mayBeClosed: z.boolean(),
})

export const doorLinkShape = z.object({
  doorPassNo: z.int(),
  label: z.string(),
  createdAt: instant,
  validFrom: instant,
  validUntil: instant,
  /** True once the link opens nothing any more. */
  isClosed: z.boolean(),
})
