import type pg from 'pg'

/** Limits how long a call waits for PostgreSQL; the session's other limits are fractions of it. */
export const CALL_ANSWER_SECONDS = 15
const JOB_ANSWER_SECONDS = 60

const CONNECT_MS = 10_000

/**
 * Returns the settings of a session that neither waits forever nor blocks others: the server ends lock waits, statements and idle
 * transactions that take too long, and the client drops a connection that does not answer. All limits are fractions of
 * `answerSeconds`.
 */
export function boundedConnection(answerSeconds = JOB_ANSWER_SECONDS): pg.PoolConfig {
  const answerMs = answerSeconds * 1000
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MS,
    connectionTimeoutMillis: Math.min(CONNECT_MS, answerMs),
    // Is shorter than the answer limit: when the first call gives up, no other silent connection remains to be tried after it.
    idleTimeoutMillis: Math.min(CONNECT_MS, (answerMs * 2) / 3),
    lock_timeout: Math.round(answerMs / 6),
    statement_timeout: Math.round((answerMs * 2) / 3),
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: Math.round((answerMs * 2) / 3),
  }
}
