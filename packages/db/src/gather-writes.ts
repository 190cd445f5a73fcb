import type pg from 'pg'

type Query = (...text: unknown[]) => unknown

/**
 * Statements that a call sends without waiting between them travel in one write to the socket: each write is a call of the
 * system, and wakes PostgreSQL for a part of what it is to do (docs/performance.md).
 */
export function gatherWrites(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Query
  let isGathering = false
  const query: Query = (...text) => {
    if (!isGathering) {
      const { stream } = client.connection
      isGathering = true
      stream.cork()
      // Runs when no promise is left to go on: what is sent after an answer, COMMIT too, has been sent by then.
      process.nextTick(() => {
        isGathering = false
        stream.uncork()
      })
    }
    return send(...text)
  }
  Object.assign(client, { query })
}
