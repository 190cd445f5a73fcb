import type { AnswerOf, listInPersonEnrolments } from '@hygiene/contracts'
import type { InPersonSession } from '@hygiene/db'
import type { Pool } from 'pg'
import { sceneOf, sessionDayOf, VENUE_COLUMNS, type VenueColumns } from './session-view.ts'

export type WaitingView = AnswerOf<typeof listInPersonEnrolments>['list'][number]['waiting'][number]

type WaitingRow = VenueColumns &
  Pick<InPersonSession, 'offlineEducationNo' | 'startsAt' | 'endsAt'> & {
    waitingNo: number
    applyEduNo: number
    status: 'waiting' | 'offered'
    position: number
    offerUntil: Date | null
  }

/** Raw `pg`. An offer that has run out is over by the clock; whoever has one is served already and holds nobody up. */
const WAITING = {
  name: 'waiting-rows',
  text: `
    SELECT w."waitingNo", w."applyEduNo", w."status"::text AS "status", w."offerUntil", w."offlineEducationNo",
           s."startsAt", s."endsAt", ${VENUE_COLUMNS},
           1 + (SELECT count(*) FROM "WaitingEntry" a
                 WHERE a."offlineEducationNo" = w."offlineEducationNo" AND a."status" = 'waiting'
                   AND (a."joinedAt", a."waitingNo") < (w."joinedAt", w."waitingNo"))::int AS "position"
      FROM "WaitingEntry" w
      JOIN "InPersonSession" s USING ("offlineEducationNo")
      JOIN "Venue" v USING ("sceneNo")
     WHERE w."memberNo" = $1
       AND (w."status" = 'waiting' OR (w."status" = 'offered' AND w."offerUntil" > $2))
     ORDER BY w."joinedAt", w."waitingNo"`,
}

/** A person's live places in queues, by application. */
export async function readWaitingViews(
  pool: Pool,
  memberNo: number,
  now: Date,
): Promise<(applyEduNo: number) => WaitingView[]> {
  const { rows } = await pool.query<WaitingRow>({ ...WAITING, values: [memberNo, now] })
  const views = Map.groupBy(rows, ({ applyEduNo }) => applyEduNo)
  return (applyEduNo) => (views.get(applyEduNo) ?? []).map(viewOf)
}

function viewOf(row: WaitingRow): WaitingView {
  const { waitingNo, status, position, offerUntil, offlineEducationNo } = row
  return {
    waitingNo,
    status,
    position,
    offerUntil: offerUntil?.toISOString() ?? null,
    offlineEducationNo,
    sche: sessionDayOf(row),
    scene: sceneOf(row),
  }
}
