import type { Queries } from '../connect.ts'

/** Free seats of a session; below zero where the association made the hall smaller. */
export interface FreeSeats {
  freeInHall: number
  /** Of the tightest trade cap that concerns the person; null: none does. */
  freeInTrades: number | null
}

/**
 * `$1` session, `$2` trades of the person, `$3` now, `$4` an application that does not stand in its own way. Taken is
 * what is sold, held and not yet lapsed by the clock, or kept by a live offer; a seat counts once for each of its trades.
 */
export const FREE_SEATS = `
  WITH "seats" AS (
    SELECT b."applyEduNo" FROM "Booking" b
     WHERE b."offlineEducationNo" = $1 AND b."seat" IN ('held', 'sold')
       AND (b."seat" = 'sold' OR b."heldUntil" > $3) AND b."applyEduNo" IS DISTINCT FROM $4
     UNION ALL
    SELECT w."applyEduNo" FROM "WaitingEntry" w
     WHERE w."offlineEducationNo" = $1 AND w."status" IN ('waiting', 'offered')
       AND w."status" = 'offered' AND w."offerUntil" > $3 AND w."applyEduNo" IS DISTINCT FROM $4)
  SELECT s."capacity" - (SELECT count(*) FROM "seats")::int AS "freeInHall",
         (SELECT min(c."capacity" - (
                   SELECT count(*) FROM "seats" t
                    WHERE EXISTS (SELECT 1 FROM "OfflineEnrolment" e
                                   WHERE e."applyEduNo" = t."applyEduNo" AND e."industryType" = c."industryType"
                                     AND e."status" NOT IN ('cancelled', 'refunded', 'absent')))::int)
            FROM "InPersonCourse" c
           WHERE c."offlineEducationNo" = $1 AND c."industryType" = ANY ($2::int[]) AND c."capacity" IS NOT NULL)
           AS "freeInTrades"
    FROM "InPersonSession" s WHERE s."offlineEducationNo" = $1`

/**
 * How many more could be seated. Under the session's lock (`lockSessions`) the answer holds until the commit; without
 * it, it is a hint for a screen. `except`: an application whose own seat or offer there does not count.
 */
export async function countFreeSeats(
  db: Queries,
  { offlineEducationNo }: { offlineEducationNo: number },
  trades: readonly number[],
  now: Date,
  except: number | null = null,
): Promise<FreeSeats> {
  const [free] = await db.$queryRawUnsafe<FreeSeats[]>(
    FREE_SEATS,
    offlineEducationNo,
    [...trades],
    now,
    except,
  )
  if (!free) throw new Error(`There is no in-person session ${offlineEducationNo}`)
  return free
}

/** Is there a seat for a person of these trades? */
export function hasFreeSeat({ freeInHall, freeInTrades }: FreeSeats): boolean {
  return freeInHall > 0 && (freeInTrades === null || freeInTrades > 0)
}
