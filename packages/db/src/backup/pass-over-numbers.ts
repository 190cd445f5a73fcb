import pg from 'pg'

/**
 * Skips more numbers of each kind than a day can use: numbers issued after the restored state may appear in messages, at the
 * gateway and on paper, so they must not be issued again.
 */
export const PASSED_OVER = 1_000_000

/**
 * Skips the numbers issued since, for a database that PostgreSQL itself restored to an earlier instant. Throws if other programs
 * are connected to the database.
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
