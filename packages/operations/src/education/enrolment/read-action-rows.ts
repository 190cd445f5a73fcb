import type { EnrolmentStatus, InPersonStatus, SeatState } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import type {
  ApplicationNo,
  EnrolmentNo,
  InPersonEnrolmentNo,
  SessionNo,
} from '@hygiene/domain/record-numbers'
import { LIVE_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_ONLINE } from '@hygiene/domain/education/enrolment/enrolment-status'
import { CURRENT_ORDER } from '../../money/payment/current-order.ts'
import { LAST_MOVE, type MovedColumns } from '../../platform/records/moved-seats.ts'
import { offerLiveSql } from '../../platform/records/seats-taken.ts'
import { CURRENT_LECTURE, type CurrentLecture, STUDY_COUNTS, type StudyCounts } from '../study/find-study.ts'
import type { Pool } from 'pg'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

interface Row {
  applicationNo: ApplicationNo
  businessName: string
  salesType: SalesType
  industryType: IndustryType
  year: number
  hours: number
  price: number
  completedAt: Date | null
  certificateNumber: string | null
  paymentId: string | null
  bank: string | null
  accountNumber: string | null
  holder: string | null
  accountExpiresAt: Date | null
}

export interface OnlineActionRow extends Row, StudyCounts, CurrentLecture {
  enrolmentNo: EnrolmentNo
  extendedToOn: string | null
  status: EnrolmentStatus
  appliedAt: Date
  surveyQuestionCount: number
  examQuestionCount: number
  passScore: number
  surveyMinutes: number
  testMinutes: number
}

export interface InPersonActionRow extends Row, MovedColumns {
  inPersonEnrolmentNo: InPersonEnrolmentNo
  status: InPersonStatus
  seat: SeatState
  heldUntil: Date | null
  startsAt: Date
  endsAt: Date
  isSessionCancelled: boolean
  sessionNo: SessionNo
  branchNo: number
  location: string
  address: string
  phone: string
  mapUrl: string
  offerUntil: Date | null
  waitingNo: number | null
  ahead: number | null
}

const MOST = 30

const COLUMNS = `
  e."applicationNo", e."businessName", e."salesType", e."industryType", e."year", k."hours", e."priceWon" AS "price",
  e."completedAt", t."certificateNumber", o."paymentId", o."accountBank" AS "bank", o."accountNumber",
  o."accountHolder" AS "holder", p."awaitingDepositUntil" AS "accountExpiresAt"`

const joined = (number: string) => `
  LEFT JOIN "Certificate" t ON t."${number}" = e."${number}" AND t."status" = 'valid'
  LEFT JOIN LATERAL (${CURRENT_ORDER}) p ON e."status" = 'applied'
  LEFT JOIN "Payment" o ON o."paymentNo" = p."paymentNo" AND p."awaitingDepositUntil" IS NOT NULL`

/** Uses raw `pg` and one statement per kind, because it serves everyone's first screen after login. */
const ONLINE = {
  name: 'next-actions-online',
  text: `
    SELECT ${COLUMNS}, e."enrolmentNo", e."extendedToOn", e."status"::text AS "status", e."appliedAt", k."passScore", k."surveyMinutes", k."testMinutes",
           k."questionCount" AS "examQuestionCount", "counts".*, "current".*,
           (SELECT count(*)::int FROM "SurveyQuestion" q WHERE q."surveyNo" = (
             SELECT v."surveyNo" FROM "Survey" v WHERE v."year" = e."year" ORDER BY v."edition" DESC LIMIT 1)) AS "surveyQuestionCount"
      FROM "OnlineEnrolment" e JOIN "Course" k USING ("courseNo")
     CROSS JOIN ${STUDY_COUNTS}
      LEFT JOIN ${CURRENT_LECTURE} ON true
      ${joined('enrolmentNo')}
     WHERE e."memberNo" = $1 AND (e."year" >= $2 OR e."extendedToOn" >= to_char($2::int, 'FM0000'))
       AND e."status" IN (${sqlList([...LIVE_ONLINE, 'completed'])})
     ORDER BY e."appliedAt" DESC, e."enrolmentNo" DESC LIMIT ${MOST}`,
}

const IN_PERSON = {
  name: 'next-actions-in-person',
  text: `
    SELECT ${COLUMNS}, e."inPersonEnrolmentNo", e."status"::text AS "status", b."seat"::text AS "seat", b."heldUntil",
           s."startsAt", s."endsAt", s."status" = 'cancelled' AS "isSessionCancelled", b."sessionNo", s."branchNo", v."name" AS "location",
           v."address", v."phone", v."mapUrl", "move".*, w."offerUntil", w."waitingNo", w."ahead"
      FROM "InPersonEnrolment" e JOIN "Course" k USING ("courseNo")
      JOIN "Booking" b USING ("applicationNo")
      JOIN "InPersonSession" s USING ("sessionNo")
      JOIN "Venue" v USING ("venueNo")
      LEFT JOIN LATERAL (
        SELECT w."waitingNo", CASE WHEN w."status" = 'offered' THEN w."offerUntil" END AS "offerUntil",
               (SELECT count(*) FROM "WaitingEntry" a
                 WHERE a."sessionNo" = w."sessionNo" AND a."status" = 'waiting'
                   AND (a."joinedAt", a."waitingNo") < (w."joinedAt", w."waitingNo"))::int AS "ahead"
          FROM "WaitingEntry" w
         WHERE w."applicationNo" = e."applicationNo" AND (w."status" = 'waiting' OR (${offerLiveSql('w', '$3')}))
         ORDER BY 2 DESC NULLS LAST, w."waitingNo" DESC LIMIT 1) w ON true
      LEFT JOIN LATERAL (${LAST_MOVE}) "move" ON true
      ${joined('inPersonEnrolmentNo')}
     WHERE e."memberNo" = $1
       AND (e."status" IN (${sqlList(LIVE_IN_PERSON)}) OR (e."status" = 'completed' AND e."year" >= $2))
     ORDER BY e."appliedAt" DESC, e."inPersonEnrolmentNo" DESC LIMIT ${MOST}`,
}

export async function readActionRows(
  pool: Pool,
  memberNo: number,
  year: number,
  now: Date,
): Promise<{ online: OnlineActionRow[]; inPerson: InPersonActionRow[] }> {
  const [online, inPerson] = await Promise.all([
    pool.query<OnlineActionRow>({ ...ONLINE, values: [memberNo, year] }),
    pool.query<InPersonActionRow>({ ...IN_PERSON, values: [memberNo, year, now] }),
  ])
  return { online: online.rows, inPerson: inPerson.rows }
}
