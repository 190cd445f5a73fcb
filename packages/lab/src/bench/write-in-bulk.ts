import pg from 'pg'

/**
 * Opens a connection for bulk loads. It does not wait for commits and skips foreign keys and triggers, which would cost more than
 * the writes; the rows are consistent by construction.
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
