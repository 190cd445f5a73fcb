import pg from 'pg'

/**
 * A connection that fills a database for a measurement. Commits are not waited for; the rows fit each other by their making:
 * looking up five keys of each, or running triggers, would take longer than writing it.
 */
export async function writeInBulk<Written>(
  url: string,
  write: (client: pg.Client) => Promise<Written>,
): Promise<Written> {
  const options = '-c TimeZone=UTC -c synchronous_commit=off'
  const client = new pg.Client({ connectionString: url, options })
  await client.connect()
  try {
    await client.query('SET session_replication_role = replica')
    return await write(client)
  } finally {
    await client.end()
  }
}
