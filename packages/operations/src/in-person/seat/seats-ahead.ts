import type { Queries } from '@hygiene/db/connect'
import { takenSql } from '../../platform/records/seats-taken.ts'

const DAY_MS = 86_400_000

export interface SeatsAhead {
  days: number
  left: number
  full: number
}

export async function seatsAhead(db: Queries, days: readonly number[], now: Date): Promise<SeatsAhead[]> {
  const furthest = new Date(now.getTime() + Math.max(...days) * DAY_MS)
  const sessions = await db.$queryRawUnsafe<{ startsAt: Date; left: number }[]>(
    `SELECT s."startsAt", s."capacity" - (SELECT count(*) FROM "Booking" b
              WHERE b."sessionNo" = s."sessionNo" AND ${takenSql('b', '$1')})::int AS "left"
       FROM "InPersonSession" s WHERE s."status" = 'open' AND s."startsAt" > $1 AND s."startsAt" <= $2`,
    now,
    furthest,
  )
  return days.map((within) => {
    const until = now.getTime() + within * DAY_MS
    const near = sessions.filter(({ startsAt }) => startsAt.getTime() <= until)
    return {
      days: within,
      left: near.reduce((sum, { left }) => sum + Math.max(left, 0), 0),
      full: near.filter(({ left }) => left <= 0).length,
    }
  })
}
