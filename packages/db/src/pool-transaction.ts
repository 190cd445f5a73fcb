import type pg from 'pg'

/** What a transaction found out, and its last statements: on their way, and not to be waited for before the commit is. */
export interface LastWrites<T> {
  result: T
  writes: readonly Promise<unknown>[]
}

/**
 * A transaction of raw `pg` for the hot path; rolls back on whatever is thrown, refusals too. The connection is
 * pipelined: BEGIN travels with the first statement and COMMIT with the last, so that reading, judging and writing
 * take two round trips. After a statement that fails the server makes the COMMIT a ROLLBACK, and the failure is thrown.
 */
export async function inPoolTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<LastWrites<T>>,
): Promise<T> {
  const client = await pool.connect()
  try {
    const begun = client.query('BEGIN')
    const [{ result, writes }] = await Promise.all([work(client), begun])
    await Promise.all([...writes, client.query('COMMIT')])
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
