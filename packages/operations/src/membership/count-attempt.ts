import { judgeLoginAttempt, type LoginThrottle } from '@hygiene/domain'
import type { Pool } from 'pg'
import { type AttemptsRead, failuresOf, writeAttempt } from '../login/attempts.ts'

/** The facts that decide a login. */
export interface Account {
  memberNo: number
  userId: string
  name: string
  passwordHash: string
  verifiedAt: Date | null
  dormantAt: Date | null
  lastLoginAt: Date | null
  createdAt: Date
}

interface AttemptRow extends Account, AttemptsRead {
  isKnown: boolean
}

/** Raw `pg` here and in opening a login: a login should cost its hash and little else (docs/performance.md). */
const READ_ATTEMPT = {
  name: 'read-login-attempt',
  text: `
    SELECT m."memberNo" IS NOT NULL AS "isKnown", m."memberNo", m."userId", m."name", m."passwordHash", m."verifiedAt",
           m."dormantAt", m."lastLoginAt", m."createdAt", t."failedCount", t."lastFailedAt"
      FROM (VALUES ($1::text)) AS typed ("userId")
      LEFT JOIN "Member" m ON m."userId" = typed."userId" AND m."withdrawnAt" IS NULL
      LEFT JOIN "LoginThrottle" t ON t."userId" = typed."userId"`,
}

/**
 * Counts the attempt before the password is checked: a hundred guesses sent at once would otherwise all pass the
 * same old count. A call that finds it changed judges again by the new one. The right password clears the row again.
 */
export async function countAttempt(
  pool: Pool,
  userId: string,
  now: Date,
): Promise<{ throttle: LoginThrottle; account: Account | null }> {
  const row = await readAttempt(pool, userId)
  const { failedCount, lastFailedAt } = row
  const account = row.isKnown ? row : null
  const throttle = judgeLoginAttempt(failuresOf(row), now)
  if (!throttle.allowed) return { throttle, account }

  const isCounted = await writeAttempt(pool, userId, { failedCount, lastFailedAt }, now)
  return isCounted ? { throttle, account } : countAttempt(pool, userId, now)
}

async function readAttempt(pool: Pool, userId: string): Promise<AttemptRow> {
  const { rows } = await pool.query<AttemptRow>({ ...READ_ATTEMPT, values: [userId] })
  const [row] = rows
  if (!row) throw new Error('A login attempt read no row')
  return row
}
