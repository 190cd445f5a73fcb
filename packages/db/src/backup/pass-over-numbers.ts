import pg from 'pg'

/**
 * Numbers given after the state of a return stand in messages, at the gateway and on paper: the database gives others. So many
 * of each kind are passed over; more than a day makes of any.
 */
export const PASSED_OVER = 1_000_000

/**
 * For a database that PostgreSQL itself brought back to an earlier instant: passes over the numbers given since.
 * @throws where other programs work with the database
 */
export async function passOverNumbers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    const { rows: others } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
          AND backend_type = 'client backend' LIMIT 1`,
    )
    if (others.length > 0) throw new Error('Other programs work with the database; stop them first.')
    await client.query(
      `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + $1)
         FROM pg_sequences WHERE schemaname = 'public' AND sequencename NOT LIKE 'bullmq%'`,
      [PASSED_OVER],
    )
  } finally {
    await client.end()
  }
}
