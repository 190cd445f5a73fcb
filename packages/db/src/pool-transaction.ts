import type pg from 'pg'

/** A transaction of raw `pg` for the hot path; rolls back on whatever is thrown, refusals too. */
export async function inPoolTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

/** A connection that cannot even roll back is thrown away, never reused. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch (broken) {
    client.release(broken instanceof Error ? broken : true)
  }
}
