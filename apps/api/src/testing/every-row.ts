import type { Pool } from 'pg'

type Row = Record<string, unknown>

export async function everyRow(pool: Pool): Promise<Map<string, Row[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%' ORDER BY 1`,
  )
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS "table", coalesce(jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text), '[]') AS "rows" FROM "${name}" t`,
  )
  const { rows } = await pool.query<{ table: string; rows: Row[] }>(parts.join(' UNION ALL '))
  return new Map(rows.map(({ table, rows: stored }) => [table, stored]))
}
