import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import type { EnrolmentStatus } from '@hygiene/db/generated/client'
import { readPage } from '@hygiene/db/read-page'
import type { ApplicationNo, EnrolmentNo } from '@hygiene/domain/record-numbers'
import { lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { CURRENT_ORDER } from '../../money/payment/current-order.ts'
import type { Pool } from 'pg'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

type Row = AnswerOf<typeof listOnlineEnrolments>['list'][number]

interface EnrolmentRow {
  enrolmentNo: EnrolmentNo
  applicationNo: ApplicationNo
  status: EnrolmentStatus
  educationName: string
  year: number
  extendedToOn: string | null
  salesType: SalesType
  industryType: IndustryType
  businessName: string
  licenseNumber: string
  price: number
  appliedAt: Date
  paidAt: Date | null
  completedAt: Date | null
  isPrinted: boolean
  paymentNo: number | null
  awaitingDepositUntil: Date | null
  totalRow: number
}

export interface EnrolmentsWanted {
  memberNo: number
  enrolmentNo: EnrolmentNo | null
  industryType: number | null
  statuses: readonly EnrolmentStatus[] | null
  sinceYear: number | null
}

/** Uses raw `pg` and one statement for speed (docs/performance.md). */
const ENROLMENTS = {
  name: 'enrolment-rows',
  text: `
    SELECT e."enrolmentNo", e."applicationNo", e."status"::text AS "status", k."name" AS "educationName", e."year", e."extendedToOn", e."salesType",
           e."industryType", e."businessName", e."licenceNo" AS "licenseNumber", e."priceWon" AS "price", e."appliedAt",
           e."paidAt", e."completedAt", e."printedAt" IS NOT NULL AS "isPrinted", p."paymentNo", p."awaitingDepositUntil",
           e."totalRow"
      FROM (SELECT *, (count(*) OVER ())::int AS "totalRow" FROM "OnlineEnrolment"
             WHERE "memberNo" = $1 AND ($2::int IS NULL OR "enrolmentNo" = $2) AND ($3::int IS NULL OR "industryType" = $3)
               AND ($4::text[] IS NULL OR "status"::text = ANY ($4)) AND ($5::int IS NULL OR "year" >= $5
                    OR "extendedToOn" >= to_char($5::int, 'FM0000'))
             ORDER BY "appliedAt" DESC, "enrolmentNo" DESC OFFSET $6 LIMIT $7) e
      JOIN "Course" k USING ("courseNo")
      LEFT JOIN LATERAL (${CURRENT_ORDER}) p ON true
     ORDER BY e."appliedAt" DESC, e."enrolmentNo" DESC`,
}

export async function readEnrolmentRows(
  pool: Pool,
  wanted: EnrolmentsWanted,
  window: { skip: number; take?: number },
  now: Date,
): Promise<{ list: Row[]; totalRow: number }> {
  const { memberNo, enrolmentNo, industryType, statuses, sinceYear } = wanted
  const values = [memberNo, enrolmentNo, industryType, statuses, sinceYear]
  const { rows, totalRow } = await readPage(window, async (offset, limit) =>
    pool.query<EnrolmentRow>({ ...ENROLMENTS, values: [...values, offset, limit] }),
  )
  return { list: rows.map((row) => rowOf(row, now)), totalRow }
}

function rowOf(row: EnrolmentRow, now: Date): Row {
  return {
    ...row,
    status: statusAt(row, now),
    appliedAt: row.appliedAt,
    paidAt: row.paidAt,
    completedAt: row.completedAt,
    endDate: lastStudyDay(row),
    awaitingDepositUntil: row.awaitingDepositUntil,
  }
}
