import { allowed, denied, type Verdict } from '@hygiene/domain'
import type { Pool } from 'pg'
import {
  ATTEMPT_COLUMNS,
  type AttemptOf,
  type AttemptsRead,
  beginAttempt,
  forgetAttempts,
  keepAttempt,
} from './attempts.ts'

const READ_ATTEMPTS = {
  name: 'read-secret-attempts',
  text: `SELECT ${ATTEMPT_COLUMNS} FROM "LoginThrottle" t WHERE "userId" = $1`,
}

const NO_ATTEMPTS: AttemptsRead = { failures: null, attemptId: null, isBeingChecked: null }

/** Looks at a password or a code unless its key is locked; a right one forgets the failures of its network. */
export async function judgeSecret(
  pool: Pool,
  of: AttemptOf,
  now: Date,
  isRight: () => Promise<boolean>,
): Promise<Verdict<'LOGIN_LOCKED' | 'LOGIN_TOO_SOON' | 'WRONG_SECRET'>> {
  const { throttle, attemptId } = await beginAttempt(pool, of, now, async () => {
    const { rows } = await pool.query<AttemptsRead>({ ...READ_ATTEMPTS, values: [of.key] })
    return rows[0] ?? NO_ATTEMPTS
  })
  if (!throttle.allowed) return denied(throttle.reason)
  if (await isRight()) {
    await forgetAttempts(pool, of)
    return allowed()
  }
  await keepAttempt(pool, of.key, attemptId)
  return denied('WRONG_SECRET')
}
