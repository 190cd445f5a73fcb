import { LOCK_MEMBERS, LOCK_SESSION } from '@hygiene/db/locks'
import type { ApplicationNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { VACATED_STATUSES } from '@hygiene/domain/in-person/enrolment/record-status'
import { ENDED_UNCOMPLETED } from '@hygiene/domain/education/enrolment/enrolment-status'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { sqlList } from '@hygiene/db/sql-list'
import { takenSql } from '../../platform/records/seats-taken.ts'
import type { PoolClient } from 'pg'
import type { SeatWanted } from './seat-wanted.ts'
import { readSessionSeats, type SessionSeats } from './session-seats.ts'

export interface Applicant {
  memberNo: number
  name: string
  birth: string
}

/** Holds everything that decides the seats of one session, read under its lock. */
export interface Venue {
  session: SessionSeats | null
  /** Holds only locked people: without waiting, a person who is locked elsewhere is missing. */
  applicants: Map<number, Applicant>
  otherSeats: { memberNo: number; startsAt: Date; endsAt: Date }[]
  waits: Map<number, number>
  takenKeys: Set<string>
  applicationNos: ApplicationNo[]
  inPersonEnrolmentNos: InPersonEnrolmentNo[]
}

/**
 * Needs one round trip: locks people, then the session, and reads the rows under the lock with a fresh snapshot per statement.
 * Numbers are drawn here, so that the writes need not be awaited.
 */
export async function lockVenue(
  client: PoolClient,
  wanted: readonly SeatWanted[],
  held: 'wait' | 'skip',
): Promise<Venue> {
  const sessionNo = wanted[0]?.sessionNo ?? 0
  const now = new Date(Math.max(...wanted.map((seat) => seat.now.getTime())))
  const memberNos = wanted.map(({ memberNo }) => memberNo)
  const licences = wanted.flatMap((seat) => seat.licences)
  const [numbers, applicants, , [session = null], others, taken, waits] = await Promise.all([
    client.query<Numbers>({ ...TAKE_NUMBERS, values: [wanted.length, licences.length] }),
    client.query<Applicant>({ ...LOCK_MEMBERS[held], values: [memberNos] }),
    client.query({ ...LOCK_SESSION, values: [sessionNo] }),
    readSessionSeats(client, [sessionNo], now),
    client.query<Venue['otherSeats'][number]>({
      ...OTHER_SEATS,
      values: [memberNos, sessionNo, now],
    }),
    client.query<{ licenceKey: string }>({
      ...TAKEN_LICENCES,
      values: [licences.map(({ licenceKey }) => licenceKey), sessionNo],
    }),
    countWaits(client, wanted),
  ])
  return {
    session,
    applicants: new Map(applicants.rows.map((applicant) => [applicant.memberNo, applicant])),
    otherSeats: others.rows,
    waits,
    takenKeys: new Set(taken.rows.map(({ licenceKey }) => licenceKey)),
    applicationNos: numbers.rows[0]?.applicationNos ?? [],
    inPersonEnrolmentNos: numbers.rows[0]?.inPersonEnrolmentNos ?? [],
  }
}

/** Counts only for people who would join the queue; taking a seat needs no check. */
async function countWaits(client: PoolClient, wanted: readonly SeatWanted[]): Promise<Venue['waits']> {
  const queueing = wanted.filter(({ joinsWaitingList }) => joinsWaitingList)
  if (queueing.length === 0) return new Map()
  const { rows } = await client.query<{ memberNo: number; waits: number }>({
    ...WAITS,
    values: [queueing.map(({ memberNo }) => memberNo)],
  })
  return new Map(rows.map(({ memberNo, waits }) => [memberNo, waits]))
}

interface Numbers {
  applicationNos: ApplicationNo[]
  inPersonEnrolmentNos: InPersonEnrolmentNo[]
}

const TAKE_NUMBERS = {
  name: 'take-seat-numbers',
  text: `SELECT ARRAY(SELECT nextval('"Application_applicationNo_seq"')::int FROM generate_series(1, $1::int)) AS "applicationNos",
                ARRAY(SELECT nextval('"InPersonEnrolment_inPersonEnrolmentNo_seq"')::int FROM generate_series(1, $2::int)) AS "inPersonEnrolmentNos"`,
}

/** Finds seats at the same time and another place in this queue, so that a person gets one seat. */
const OTHER_SEATS = {
  name: 'other-seats',
  text: `
    SELECT b."memberNo", o."startsAt", o."endsAt"
      FROM "Booking" b
      JOIN "InPersonSession" o USING ("sessionNo")
      JOIN "InPersonSession" i ON i."sessionNo" = $2 AND o."startsAt" < i."endsAt" AND i."startsAt" < o."endsAt"
     WHERE b."memberNo" = ANY ($1::int[]) AND o."status" <> 'cancelled'
       AND ((${takenSql('b', '$3')}) OR (b."seat" = 'waiting' AND b."sessionNo" = $2))`,
}

const WAITS = {
  name: 'places-in-queues',
  text: `SELECT "memberNo", count(*)::int AS "waits" FROM "WaitingEntry"
          WHERE "memberNo" = ANY ($1::int[]) AND "status" IN (${sqlList(LIVE_PLACES)}) GROUP BY "memberNo"`,
}

/**
 * Checks in-person and online records, because an application of the other kind may have been made since the licences were
 * judged.
 */
const TAKEN_LICENCES = {
  name: 'taken-licences',
  text: `
    SELECT e."licenceKey" FROM "InPersonSession" i JOIN (
      SELECT "licenceKey", "year", "salesType" FROM "InPersonEnrolment"
       WHERE "licenceKey" = ANY ($1::text[]) AND "status" NOT IN (${sqlList(VACATED_STATUSES)})
       UNION ALL
      SELECT "licenceKey", "year", "salesType" FROM "OnlineEnrolment"
       WHERE "licenceKey" = ANY ($1::text[]) AND "status" NOT IN (${sqlList(ENDED_UNCOMPLETED)})) e
        ON e."year" = i."year" AND e."salesType" = i."salesType"
     WHERE i."sessionNo" = $2`,
}
