import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { InPersonStatus } from '@hygiene/db/generated/client'
import { likePattern } from '@hygiene/db/like-pattern'
import { readPage } from '@hygiene/db/read-page'
import { changeSentence, mayChange } from '@hygiene/domain/in-person/seat/may-enter'
import { depositAskedUntil } from '@hygiene/domain/in-person/seat/hold-length'
import { hasHoldLapsed } from '@hygiene/domain/in-person/seat/seat-taken'
import { inPersonEndSentenceOf } from '@hygiene/domain/in-person/enrolment/record-end'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { movedOf } from '../../platform/records/moved-seats.ts'
import type { Pool } from 'pg'
import { LATEST_FIRST, NEXT_FIRST, type RecordRow } from './in-person-statements.ts'
import { venueOf, sessionDayOf } from '../seat/session-view.ts'
import { readWaitingViews, type WaitingView } from '../queue/waiting-rows.ts'

export type InPersonRow = AnswerOf<typeof listInPersonEnrolments>['list'][number]

/** Which of the caller's records; a null field does not filter. */
export interface InPersonRecordsWanted {
  memberNo: number
  inPersonEnrolmentNo?: InPersonEnrolmentNo
  salesType?: number | undefined
  industryType?: number | undefined
  statuses?: readonly InPersonStatus[]
  /** Sessions that start from the first instant until just before the second. */
  starts?: readonly [Date, Date]
  isPaid?: boolean
  searchText?: string
}

/** A page of the caller's in-person history, latest first, and the rows there are in all. */
export async function readInPersonRows(
  pool: Pool,
  wanted: InPersonRecordsWanted,
  window: { skip: number; take?: number },
  now: Date,
): Promise<{ list: InPersonRow[]; totalRow: number }> {
  return readRecords(pool, LATEST_FIRST, wanted, window, now)
}

/** The records of education days to come, the nearest first. */
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
