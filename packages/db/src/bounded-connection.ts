import type pg from 'pg'

/** A call waits so long for its answer from PostgreSQL; the other limits of its session are parts of it. */
export const CALL_ANSWER_SECONDS = 15
/** The same for jobs, which keep no person waiting, and for programs at a terminal. */
const JOB_ANSWER_SECONDS = 60

const CONNECT_MS = 10_000

/**
 * A session that neither waits for ever nor keeps others waiting: the server ends what waits for a lock, runs or idles in a
 * transaction too long; where no answer comes at all, the client gives the connection up. All in parts of `answerSeconds`.
 */
export function boundedConnection(answerSeconds = JOB_ANSWER_SECONDS): pg.PoolConfig {
  const answerMs = answerSeconds * 1000
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MS,
    connectionTimeoutMillis: Math.min(CONNECT_MS, answerMs),
    // Shorter than an answer: when the first call gives up, no other silent connection is left to be tried after it.
    idleTimeoutMillis: Math.min(CONNECT_MS, (answerMs * 2) / 3),
    lock_timeout: Math.round(answerMs / 6),
    statement_timeout: Math.round((answerMs * 2) / 3),
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: Math.round((answerMs * 2) / 3),
  }
}
