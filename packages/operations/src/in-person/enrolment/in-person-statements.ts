import type { ApplicationNo, CourseNo, InPersonEnrolmentNo, SessionNo } from '@hygiene/domain/record-numbers'
import type { InPersonEndReason, InPersonStatus, SeatState } from '@hygiene/db/generated/client'
import { CURRENT_ORDER } from '../../money/payment/current-order.ts'
import { LAST_MOVE, type MovedColumns } from '../../platform/records/moved-seats.ts'
import { lapsedSql, takenSql } from '../../platform/records/seats-taken.ts'
import { VENUE_COLUMNS, type VenueColumns } from '../seat/session-view.ts'

/** A record with booking, session, venue, money and presence, as the statements answer it. */
export interface RecordRow extends VenueColumns, MovedColumns {
  inPersonEnrolmentNo: InPersonEnrolmentNo
  courseNo: CourseNo
  applicationNo: ApplicationNo
  salesType: number
  industryType: number
  year: number
  educationName: string
  businessName: string
  licenseNumber: string
  price: number
  status: InPersonStatus
  endReason: InPersonEndReason | null
  /** Of every record of the application. */
  statuses: InPersonStatus[]
  appliedAt: Date
  paidAt: Date | null
  completedAt: Date | null
  isPrinted: boolean
  seat: SeatState
  heldUntil: Date | null
  sessionNo: SessionNo
  startsAt: Date
  endsAt: Date
  isSessionCancelled: boolean
  paymentNo: number | null
  awaitingDepositUntil: Date | null
  inAt: Date | null
  outAt: Date | null
  venueSidoCode: string
  totalRow: number
}

/** A hold that has run out is cancelled by the clock, also before the worker has written so. */
const STATUS = `CASE WHEN e."status" = 'applied' AND ${lapsedSql('b', '$2')} THEN 'cancelled'
                     ELSE e."status"::text END`

/** Raw `pg`, one statement (docs/performance.md): a page of records with booking, session, venue, money and presence. */
function records(name: string, order: string, only = '') {
  return {
    name,
    text: `
    WITH "page" AS (
      SELECT e."inPersonEnrolmentNo", (count(*) OVER ())::int AS "totalRow"
        FROM "InPersonEnrolment" e
        JOIN "Booking" b USING ("applicationNo")
        JOIN "InPersonSession" s USING ("sessionNo")
        JOIN "Venue" v USING ("venueNo")
       WHERE e."memberNo" = $1 AND ($3::int IS NULL OR e."inPersonEnrolmentNo" = $3)
         AND ($4::int IS NULL OR e."salesType" = $4) AND ($5::int IS NULL OR e."industryType" = $5)
         AND ($6::text[] IS NULL OR ${STATUS} = ANY ($6))
         AND ($7::timestamptz IS NULL OR (s."startsAt" >= $7 AND s."startsAt" < $8)) AND (NOT $9 OR e."paidAt" IS NOT NULL)
         AND ($10::text IS NULL OR e."businessName" ILIKE $10 OR e."licenceNo" ILIKE $10 OR v."name" ILIKE $10) ${only}
       ORDER BY ${order} OFFSET $11 LIMIT $12)
    SELECT e."inPersonEnrolmentNo", e."courseNo", e."applicationNo", e."salesType", e."industryType", e."year",
           k."name" AS "educationName", e."businessName", e."licenceNo" AS "licenseNumber", e."priceWon" AS "price",
           ${STATUS} AS "status", CASE WHEN ${STATUS} = e."status"::text THEN e."endReason"::text ELSE 'holdLapsed' END AS "endReason",
           ARRAY(SELECT DISTINCT o."status"::text FROM "InPersonEnrolment" o WHERE o."applicationNo" = e."applicationNo") AS "statuses",
           e."appliedAt", e."paidAt", e."completedAt", e."printedAt" IS NOT NULL AS "isPrinted", b."seat"::text AS "seat",
           b."heldUntil", b."sessionNo", s."startsAt", s."endsAt", s."status" = 'cancelled' AS "isSessionCancelled",
           ${VENUE_COLUMNS}, p."paymentNo", p."awaitingDepositUntil", a."inAt", a."outAt", "page"."totalRow",
           v."sidoCode" AS "venueSidoCode", "move".*
      FROM "page"
      JOIN "InPersonEnrolment" e USING ("inPersonEnrolmentNo")
      JOIN "Course" k USING ("courseNo")
      JOIN "Booking" b USING ("applicationNo")
      JOIN "InPersonSession" s USING ("sessionNo")
      JOIN "Venue" v USING ("venueNo")
      LEFT JOIN "Attendance" a USING ("sessionNo", "applicationNo")
      LEFT JOIN LATERAL (${CURRENT_ORDER}) p ON true
      LEFT JOIN LATERAL (${LAST_MOVE}) "move" ON true
     ORDER BY ${order}`,
  }
}

export const LATEST_FIRST = records('in-person-rows', 'e."appliedAt" DESC, e."inPersonEnrolmentNo" DESC')
/** Only those with a seat of a session that has not ended. */
export const NEXT_FIRST = records(
  'in-person-classes',
  's."startsAt", e."inPersonEnrolmentNo"',
  `AND s."endsAt" > $2 AND ${takenSql('b', '$2')}`,
)
