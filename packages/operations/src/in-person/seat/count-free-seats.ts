import type { Queries } from '@hygiene/db/connect'
import { sqlList } from '@hygiene/db/sql-list'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { countsSql, offerLiveSql, takenSql } from '../../platform/records/seats-taken.ts'
import type { IndustryType } from '@hygiene/domain/text'

const LIVE = sqlList(LIVE_PLACES)

/** Is negative if the association reduced the venue below the seats taken. */
export interface SeatCount {
  freeInVenue: number
  caps: { industryType: IndustryType; free: number }[]
  queue: number
}

/**
 * Returns SQL for a `SeatCount`. Outer tables must not be named `s`, `b`, `w`, `t`, `c` or `e`. A seat is taken if it is sold,
 * held and not expired, or reserved by a live offer; it counts once for each of its trades.
 */
export function seatCountOf(session: string, now: string, except = 'NULL::int'): string {
  return `
  WITH "seats" AS (
    SELECT b."applicationNo" FROM "Booking" b
     WHERE b."sessionNo" = ${session} AND ${takenSql('b', now)} AND b."applicationNo" IS DISTINCT FROM ${except}
     UNION ALL
    SELECT w."applicationNo" FROM "WaitingEntry" w
     WHERE w."sessionNo" = ${session} AND w."status" IN (${LIVE})
       AND ${offerLiveSql('w', now)} AND w."applicationNo" IS DISTINCT FROM ${except}),
  "caps" AS (
    SELECT c."industryType", c."capacity" - (
             SELECT count(*) FROM "seats" t
              WHERE EXISTS (SELECT 1 FROM "InPersonEnrolment" e
                             WHERE e."applicationNo" = t."applicationNo" AND e."industryType" = c."industryType"
                               AND ${countsSql('e')}))::int AS "free"
      FROM "InPersonCourse" c WHERE c."sessionNo" = ${session} AND c."capacity" IS NOT NULL)
  SELECT s."capacity" - (SELECT count(*) FROM "seats")::int AS "freeInVenue",
         (SELECT coalesce(json_agg(c), '[]') FROM "caps" c) AS "caps",
         (SELECT count(*) FROM "WaitingEntry" w
           WHERE w."sessionNo" = ${session} AND w."status" IN (${LIVE})
             AND w."status" = 'waiting' AND w."applicationNo" IS DISTINCT FROM ${except}
             AND NOT EXISTS (SELECT 1 FROM "caps" c JOIN "InPersonEnrolment" e USING ("industryType")
                              WHERE e."applicationNo" = w."applicationNo" AND c."free" <= 0
                                AND ${countsSql('e')}))::int AS "queue"
    FROM "InPersonSession" s WHERE s."sessionNo" = ${session}`
}

export interface FreeSeats {
  freeInVenue: number
  freeInTrades: number | null
  queue: number
}

export const COUNT_SEATS = seatCountOf('$1', '$2', '$3')

/**
 * Counts free seats. Under the session's lock (`lockSessions`) the result holds until the commit; otherwise it is a hint for a
 * screen. `except` is an application whose own seat, offer or place does not count.
 */
export async function countFreeSeats(
  db: Queries,
  { sessionNo }: { sessionNo: SessionNo },
  trades: readonly number[],
  now: Date,
  except: number | null = null,
): Promise<FreeSeats> {
  const [count] = await db.$queryRawUnsafe<SeatCount[]>(COUNT_SEATS, sessionNo, now, except)
  if (!count) throw new Error(`There is no in-person session ${sessionNo}`)
  return freeSeatsFor(count, trades)
}

export function freeSeatsFor(count: SeatCount, trades: readonly number[]): FreeSeats {
  const { freeInVenue, queue } = count
  const free = count.caps.filter((cap) => trades.includes(cap.industryType)).map((cap) => cap.free)
  return { freeInVenue, queue, freeInTrades: free.length === 0 ? null : Math.min(...free) }
}

/**
 * Tests for a seat for someone with priority over the queue: an owner, a person moved by the association, or an offer's taker.
 */
export function hasFreeSeat({ freeInVenue, freeInTrades }: Omit<FreeSeats, 'queue'>): boolean {
  return freeInVenue > 0 && (freeInTrades === null || freeInTrades > 0)
}
