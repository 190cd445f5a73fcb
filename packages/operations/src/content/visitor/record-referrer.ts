import { seoulDay } from '@hygiene/domain'
import type { Pool } from 'pg'

/** One statement, so that visits counted at the same instant are all counted. */
export async function recordReferrer(
  pool: Pool,
  { siteName, count }: { siteName: string; count: number },
  now: Date,
): Promise<void> {
  await pool.query({
    name: 'count-referrer',
    text: `INSERT INTO "ReferrerVisit" AS seen ("visitedOn", "siteName", "visits") VALUES ($1::date, $2, $3)
           ON CONFLICT ("visitedOn", "siteName") DO UPDATE SET "visits" = seen."visits" + excluded."visits"`,
    values: [seoulDay(now), siteName.toLowerCase(), count],
  })
}
