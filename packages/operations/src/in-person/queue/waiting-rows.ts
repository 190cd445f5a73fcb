import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { offerLiveSql } from '../../platform/records/seats-taken.ts'
import type { Pool } from 'pg'
import { venueOf, sessionDayOf, VENUE_COLUMNS, type VenueColumns } from '../seat/session-view.ts'

export type WaitingView = AnswerOf<typeof listInPersonEnrolments>['list'][number]['waiting'][number]

type WaitingRow = VenueColumns &
  Pick<InPersonSession, 'sessionNo' | 'startsAt' | 'endsAt'> & {
    waitingNo: number
    applicationNo: ApplicationNo
    status: 'waiting' | 'offered'
    position: number
    offerUntil: Date | null
  }

/** Uses raw `pg`. An offer ends by the clock, and a person with an offer does not count as waiting. */
const WAITING = {
  name: 'waiting-rows',
  text: `
    SELECT w."waitingNo", w."applicationNo", w."status"::text AS "status", w."offerUntil", w."sessionNo",
           s."startsAt", s."endsAt", ${VENUE_COLUMNS},
           1 + (SELECT count(*) FROM "WaitingEntry" a
                 WHERE a."sessionNo" = w."sessionNo" AND a."status" = 'waiting'
                   AND (a."joinedAt", a."waitingNo") < (w."joinedAt", w."waitingNo"))::int AS "position"
      FROM "WaitingEntry" w
      JOIN "InPersonSession" s USING ("sessionNo")
      JOIN "Venue" v USING ("venueNo")
     WHERE w."memberNo" = $1
       AND (w."status" = 'waiting' OR (${offerLiveSql('w', '$2')}))
     ORDER BY w."joinedAt", w."waitingNo"`,
}

export async function readWaitingViews(
  pool: Pool,
  memberNo: number,
  now: Date,
): Promise<(applicationNo: ApplicationNo) => WaitingView[]> {
  const { rows } = await pool.query<WaitingRow>({ ...WAITING, values: [memberNo, now] })
  const views = Map.groupBy(rows, ({ applicationNo }) => applicationNo)
  return (applicationNo) => (views.get(applicationNo) ?? []).map(viewOf)
}

function viewOf(row: WaitingRow): WaitingView {
  const { waitingNo, status, position, offerUntil, sessionNo } = row
  return {
    waitingNo,
    status,
    position,
    offerUntil,
    sessionNo,
    sessionDay: sessionDayOf(row),
    venue: venueOf(row),
  }
}
