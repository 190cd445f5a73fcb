import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import type { Pool } from 'pg'
import {
  ATTEMPT_COLUMNS,
  type AttemptOf,
  type AttemptsRead,
  beginAttempt,
  purgeAttempts,
  keepAttempt,
  takeBackAttempt,
} from './attempts.ts'

const READ_ATTEMPTS = {
  name: 'read-secret-attempts',
  text: `SELECT ${ATTEMPT_COLUMNS} FROM "LoginThrottle" t WHERE "userId" = $1`,
}

const NO_ATTEMPTS: AttemptsRead = { failures: null, attemptId: null, isBeingChecked: null }

/**
 * Checks a password or code unless its key is locked. A correct password clears the failures of its network. A correct code
 * clears only its own attempt, because it says nothing about guesses at other people's codes.
 */
export async function judgeSecret(
  pool: Pool,
  of: AttemptOf,
  now: Date,
  isRight: () => Promise<boolean>,
  secret: 'ownPassword' | 'codeOfAnyone' = 'ownPassword',
): Promise<Verdict<'LOGIN_LOCKED' | 'LOGIN_TOO_SOON' | 'WRONG_SECRET'>> {
  const { throttle, row, attemptId } = await beginAttempt(pool, of, now, async () => {
    const { rows } = await pool.query<AttemptsRead>({ ...READ_ATTEMPTS, values: [of.key] })
    return rows[0] ?? NO_ATTEMPTS
  })
  if (!throttle.allowed) return denied(throttle.reason)
  if (await isRight()) {
    if (secret === 'ownPassword') await purgeAttempts(pool, of)
    else await takeBackAttempt(pool, of, { attemptId, before: row }, now)
    return allowed()
  }
  await keepAttempt(pool, of.key, attemptId)
  return denied('WRONG_SECRET')
}
