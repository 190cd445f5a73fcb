import type { LoginThrottle } from '@hygiene/domain'
import type { Pool } from 'pg'
import { ATTEMPT_COLUMNS, type AttemptOf, type AttemptsRead, beginAttempt } from '../login/attempts.ts'

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
  /** The id of the account that this one was merged into; null for an open one. */
  mergedIntoId: string | null
}

interface AttemptRow extends Account, AttemptsRead {
  isKnown: boolean
}

/** Raw `pg` here and in opening a login: a login should cost its hash and little else (docs/performance.md). */
const READ_ATTEMPT = {
  name: 'read-login-attempt',
  text: `
    SELECT m."memberNo" IS NOT NULL AS "isKnown", m."memberNo", m."userId", m."name", m."passwordHash", m."verifiedAt",
           m."dormantAt", m."lastLoginAt", m."createdAt", s."userId" AS "mergedIntoId", ${ATTEMPT_COLUMNS}
      FROM (VALUES ($1::text)) AS typed ("userId")
      LEFT JOIN "Member" m ON m."userId" = typed."userId" AND (m."withdrawnAt" IS NULL OR m."mergedIntoNo" IS NOT NULL)
      LEFT JOIN "Member" s ON s."memberNo" = m."mergedIntoNo"
      LEFT JOIN "LoginThrottle" t ON t."userId" = typed."userId"`,
}

/** Counts the attempt before the password is checked, and finds the account in the same look. */
export async function countAttempt(
  pool: Pool,
  of: AttemptOf,
  now: Date,
): Promise<{ throttle: LoginThrottle; account: Account | null; attemptId: string }> {
  const { throttle, row, attemptId } = await beginAttempt(pool, of, now, () => readAttempt(pool, of.key))
  return { throttle, account: row.isKnown ? row : null, attemptId }
}

async function readAttempt(pool: Pool, userId: string): Promise<AttemptRow> {
  const { rows } = await pool.query<AttemptRow>({ ...READ_ATTEMPT, values: [userId] })
  const [row] = rows
  if (!row) throw new Error('A login attempt read no row')
  return row
}
