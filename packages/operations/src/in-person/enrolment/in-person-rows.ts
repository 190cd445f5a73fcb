import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { InPersonEndReason, InPersonStatus, SeatState } from '@hygiene/db/generated/client'
import { likePattern } from '@hygiene/db/like-pattern'
import { readPage } from '@hygiene/db/read-page'
import { inPersonEndSentenceOf } from '@hygiene/domain/in-person/enrolment/record-end'
import { depositAskedUntil } from '@hygiene/domain/in-person/seat/hold-length'
import { changeSentence, mayChange } from '@hygiene/domain/in-person/seat/may-enter'
import { hasHoldLapsed } from '@hygiene/domain/in-person/seat/seat-taken'
import type { ApplicationNo, CourseNo, InPersonEnrolmentNo, SessionNo } from '@hygiene/domain/record-numbers'
import type { Pool } from 'pg'
import { CURRENT_ORDER } from '../../money/payment/current-order.ts'
import { LAST_MOVE, type MovedColumns, movedOf } from '../../platform/records/moved-seats.ts'
import { lapsedSql, takenSql } from '../../platform/records/seats-taken.ts'
import { readWaitingViews, type WaitingView } from '../queue/waiting-rows.ts'
import { sessionDayOf, VENUE_COLUMNS, type VenueColumns, venueOf } from '../seat/session-view.ts'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

interface RecordRow extends VenueColumns, MovedColumns {
  inPersonEnrolmentNo: InPersonEnrolmentNo
  courseNo: CourseNo
  applicationNo: ApplicationNo
  salesType: SalesType
  industryType: IndustryType
  year: number
  educationName: string
  businessName: string
  licenseNumber: string
  price: number
  status: InPersonStatus
  endReason: InPersonEndReason | null
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

/** Treats an expired hold as cancelled, even before the worker has updated it. */
const STATUS = `CASE WHEN e."status" = 'applied' AND ${lapsedSql('b', '$2')} THEN 'cancelled'
                     ELSE e."status"::text END`

/** Uses raw `pg` and one statement (docs/performance.md). */
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

const LATEST_FIRST = records('in-person-rows', 'e."appliedAt" DESC, e."inPersonEnrolmentNo" DESC')
const NEXT_FIRST = records(
  'in-person-classes',
  's."startsAt", e."inPersonEnrolmentNo"',
  `AND s."endsAt" > $2 AND ${takenSql('b', '$2')}`,
)

export type InPersonRow = AnswerOf<typeof listInPersonEnrolments>['list'][number]

export interface InPersonRecordsWanted {
  memberNo: number
  inPersonEnrolmentNo?: InPersonEnrolmentNo
  salesType?: number | undefined
  industryType?: number | undefined
  statuses?: readonly InPersonStatus[]
  /** Is a half-open interval of session starts. */
  starts?: readonly [Date, Date]
  isPaid?: boolean
  searchText?: string
}

export async function readInPersonRows(
  pool: Pool,
  wanted: InPersonRecordsWanted,
  window: { skip: number; take?: number },
  now: Date,
): Promise<{ list: InPersonRow[]; totalRow: number }> {
  return readRecords(pool, LATEST_FIRST, wanted, window, now)
}

export async function readInPersonClasses(
  pool: Pool,
  wanted: InPersonRecordsWanted,
  now: Date,
): Promise<InPersonRow[]> {
  return (await readRecords(pool, NEXT_FIRST, wanted, { skip: 0 }, now)).list
}

async function readRecords(
  pool: Pool,
  statement: { name: string; text: string },
  wanted: InPersonRecordsWanted,
  window: { skip: number; take?: number },
  now: Date,
): Promise<{ list: InPersonRow[]; totalRow: number }> {
  const {
    memberNo,
    inPersonEnrolmentNo = null,
    salesType = null,
    industryType = null,
    statuses = null,
  } = wanted
  const { starts = [null, null], isPaid = false, searchText = '' } = wanted
  const pattern = searchText === '' ? null : likePattern(searchText)
  const values = [
    memberNo,
    now,
    inPersonEnrolmentNo,
    salesType,
    industryType,
    statuses,
    ...starts,
    isPaid,
    pattern,
  ]
  const [{ rows, totalRow }, waitingOf] = await Promise.all([
    readPage(window, async (offset, limit) =>
      pool.query<RecordRow>({ ...statement, values: [...values, offset, limit] }),
    ),
    readWaitingViews(pool, memberNo, now),
  ])
  return { list: rows.map((row) => rowOf(row, waitingOf(row.applicationNo), now)), totalRow }
}

function rowOf(row: RecordRow, waiting: WaitingView[], now: Date): InPersonRow {
  const { inPersonEnrolmentNo, courseNo, applicationNo, salesType, businessName, statuses, ...said } = row
  const isLapsed = hasHoldLapsed(row, now)
  const change = mayChange({ ...row, statuses: isLapsed ? ['cancelled'] : statuses }, now)
  return {
    ...said,
    edu: { businessName },
    info: { edu: { inPersonEnrolmentNo, courseNo, applicationNo, salesType } },
    endSentence: inPersonEndSentenceOf(row),
    appliedAt: row.appliedAt,
    paidAt: row.paidAt,
    completedAt: row.completedAt,
    seat: isLapsed ? 'released' : row.seat,
    heldUntil: row.heldUntil,
    sessionDay: sessionDayOf(row),
    venue: venueOf(row),
    mayChange: change.allowed,
    changeSentence: change.allowed ? null : changeSentence[change.reason],
    moved: movedOf(row),
    waiting,
    awaitingDepositUntil: row.awaitingDepositUntil
      ? depositAskedUntil(row.awaitingDepositUntil, row.heldUntil).toISOString()
      : null,
    inAt: row.inAt,
    outAt: row.outAt,
  }
}
