import type { Pool } from 'pg'

export interface AddedCalls {
  key: string
  by: number
}

export interface CountedCalls {
  count: number
  msLeft: number
}

/** Also treats a minute as over if it ends too far ahead: a wrong clock began it. */
const IS_OVER = `c."endsAt" NOT BETWEEN now() AND now() + interval '70 s'`

const ADD = {
  name: 'add-calls',
  text: `
    INSERT INTO "CallCount" AS c ("key", "count", "endsAt")
    SELECT "key", "by", now() + interval '1 minute' FROM unnest($1::text[], $2::int[]) AS added ("key", "by") ORDER BY "key"
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN ${IS_OVER} THEN 0 ELSE c."count" END + EXCLUDED."count",
      "endsAt" = CASE WHEN ${IS_OVER} THEN EXCLUDED."endsAt" ELSE c."endsAt" END
    RETURNING "key", "count", (extract(epoch FROM "endsAt" - now()) * 1000)::float8 AS "msLeft"`,
}

const SWEEP = {
  name: 'sweep-calls',
  text: `
    DELETE FROM "CallCount" WHERE "key" IN (
      SELECT "key" FROM "CallCount" WHERE "endsAt" < now() - interval '1 minute' LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
}
const SWEEP_EVERY_MS = 60_000

/** Counts calls in the database across all processes. The answers follow the order of `added`, whose keys must differ. */
export function callCountsIn(pool: Pool): (added: readonly AddedCalls[]) => Promise<CountedCalls[]> {
  let sweptAt = 0
  return async (added) => {
    const values = [added.map(({ key }) => key), added.map(({ by }) => by)]
    const { rows } = await pool.query<CountedCalls & { key: string }>({ ...ADD, values })
    if (performance.now() - sweptAt > SWEEP_EVERY_MS) {
      sweptAt = performance.now()
      // A failed sweep is ignored: the next one removes what it leaves.
      void pool.query(SWEEP).catch(() => {})
    }
    const found = new Map(rows.map((row) => [row.key, row]))
    return added.map(({ key }) => found.get(key) ?? { count: 0, msLeft: 0 })
  }
}
