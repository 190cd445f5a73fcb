import {
  afterWrongPassword,
  judgeLoginAttempt,
  type LoginFailures,
  type LoginThrottle,
} from '@hygiene/domain'
import type { Pool } from 'pg'

/** Begins with a blank, which the login cuts off: no caller locks staff out by typing this as an operator's id. */
export function staffThrottleKey(factor: 'password' | 'code', loginId: string): string {
  return ` staff ${factor} ${loginId}`
}

/** The throttle's row as read; nulls before the first failure. */
export interface AttemptsRead {
  failedCount: number | null
  lastFailedAt: Date | null
}

export function failuresOf({ failedCount, lastFailedAt }: AttemptsRead): LoginFailures {
  const count = failedCount ?? 0
  return { count, lastFailedAt: count > 0 ? lastFailedAt : null }
}

/** Changes nothing, and answers no row, where another call counted since the row was read. */
const COUNT_ATTEMPT = {
  name: 'count-login-attempt',
  text: `
    INSERT INTO "LoginThrottle" AS t ("userId", "failedCount", "lastFailedAt") VALUES ($1, $2, $3)
    ON CONFLICT ("userId") DO UPDATE SET "failedCount" = $2, "lastFailedAt" = $3
     WHERE t."failedCount" = $4 AND t."lastFailedAt" = $5
    RETURNING 1`,
}

/** Counts one more attempt on top of what was read; false where the row has changed since. */
export async function writeAttempt(pool: Pool, key: string, read: AttemptsRead, now: Date): Promise<boolean> {
  const next = afterWrongPassword(failuresOf(read), now).count
  const values = [key, next, now, read.failedCount, read.lastFailedAt]
  const { rowCount } = await pool.query({ ...COUNT_ATTEMPT, values })
  return rowCount === 1
}

/** Judges and counts an attempt under any key, before the secret is looked at; the right secret forgets it again. */
export async function countSecretAttempt(pool: Pool, key: string, now: Date): Promise<LoginThrottle> {
  const { rows } = await pool.query<AttemptsRead>({
    name: 'read-secret-attempts',
    text: 'SELECT "failedCount", "lastFailedAt" FROM "LoginThrottle" WHERE "userId" = $1',
    values: [key],
  })
  const read = rows[0] ?? { failedCount: null, lastFailedAt: null }
  const throttle = judgeLoginAttempt(failuresOf(read), now)
  if (!throttle.allowed) return throttle
  return (await writeAttempt(pool, key, read, now)) ? throttle : countSecretAttempt(pool, key, now)
}

export async function forgetAttempts(pool: Pool, key: string): Promise<void> {
  await pool.query({
    name: 'forget-login-attempts',
    text: 'DELETE FROM "LoginThrottle" WHERE "userId" = $1',
    values: [key],
  })
}
