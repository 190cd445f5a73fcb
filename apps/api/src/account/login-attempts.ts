import { afterWrongPassword, judgeLoginAttempt, type LoginThrottle } from '@hygiene/domain'
import type { Pool } from 'pg'

/** What a login is decided by. */
export interface Account {
  memberNo: number
  userId: string
  name: string
  passwordHash: string
  verifiedAt: Date | null
  dormantAt: Date | null
}

interface AttemptRow extends Account {
  isKnown: boolean
  failedCount: number | null
  lastFailedAt: Date | null
}

/** Raw `pg` here and in opening a session: a login should cost its hash and little else (docs/performance.md). */
const READ_ATTEMPT = {
  name: 'read-login-attempt',
  text: `
    SELECT m."memberNo" IS NOT NULL AS "isKnown", m."memberNo", m."userId", m."name", m."passwordHash", m."verifiedAt",
           m."dormantAt", t."failedCount", t."lastFailedAt"
      FROM (VALUES ($1::text)) AS typed ("userId")
      LEFT JOIN "Member" m ON m."userId" = typed."userId" AND m."withdrawnAt" IS NULL
      LEFT JOIN "LoginThrottle" t ON t."userId" = typed."userId"`,
}

/** Changes nothing, and answers no row, where somebody else counted since the row was read. */
const COUNT_ATTEMPT = {
  name: 'count-login-attempt',
  text: `
    INSERT INTO "LoginThrottle" AS t ("userId", "failedCount", "lastFailedAt") VALUES ($1, $2, $3)
    ON CONFLICT ("userId") DO UPDATE SET "failedCount" = $2, "lastFailedAt" = $3
     WHERE t."failedCount" = $4 AND t."lastFailedAt" = $5
    RETURNING 1`,
}

/**
 * Counts the attempt before the password is checked: a hundred guesses sent at once would otherwise all pass the
 * same old count. Whoever finds it changed judges again by the new one. The right password clears the row again.
 */
export async function countAttempt(
  pool: Pool,
  userId: string,
  now: Date,
): Promise<{ throttle: LoginThrottle; account: Account | null }> {
  const row = await readAttempt(pool, userId)
  const { failedCount, lastFailedAt } = row
  const count = failedCount ?? 0
  const failures = { count, lastFailedAt: count > 0 ? lastFailedAt : null }
  const account = row.isKnown ? row : null
  const throttle = judgeLoginAttempt(failures, now)
  if (!throttle.allowed) return { throttle, account }

  const next = afterWrongPassword(failures, now).count
  const values = [userId, next, now, failedCount, lastFailedAt]
  const { rowCount } = await pool.query({ ...COUNT_ATTEMPT, values })
  return rowCount === 1 ? { throttle, account } : countAttempt(pool, userId, now)
}

async function readAttempt(pool: Pool, userId: string): Promise<AttemptRow> {
  const { rows } = await pool.query<AttemptRow>({ ...READ_ATTEMPT, values: [userId] })
  const [row] = rows
  if (!row) throw new Error('A login attempt read no row')
  return row
}

export async function forgetAttempts(pool: Pool, userId: string): Promise<void> {
  await pool.query({
    name: 'forget-login-attempts',
    text: 'DELETE FROM "LoginThrottle" WHERE "userId" = $1',
    values: [userId],
  })
}
