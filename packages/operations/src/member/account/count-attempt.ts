import type { LoginThrottle } from '@hygiene/domain/member/login/login-throttle'
import type { Pool } from 'pg'
import {
  ATTEMPT_COLUMNS,
  type AttemptOf,
  type AttemptsRead,
  beginAttempt,
  COUNT_FIRST,
} from '../login/attempts.ts'
import type { OpenedLogin } from './open-login.ts'

export interface Account {
  memberNo: number
  userId: string
  name: string
  passwordHash: string
  verifiedAt: Date | null
  dormantAt: Date | null
  lastLoginAt: Date | null
  createdAt: Date
  mergedIntoId: string | null
  earlier: OpenedLogin | null
}

interface AttemptRow extends Omit<Account, 'earlier'>, AttemptsRead, Omit<OpenedLogin, 'loginNo'> {
  isKnown: boolean
  loginNo: string | null
}

/** Uses raw `pg` here and when opening a login, so that a login costs little more than its hash (docs/performance.md). */
const READ_ATTEMPT = {
  name: 'read-login-attempt',
  text: `
    WITH ${COUNT_FIRST}
    SELECT m."memberNo" IS NOT NULL AS "isKnown", m."memberNo", m."userId", m."name", m."passwordHash", m."verifiedAt",
           m."dormantAt", m."lastLoginAt", m."createdAt", s."userId" AS "mergedIntoId", ${ATTEMPT_COLUMNS},
           EXISTS (SELECT 1 FROM "first") AS "isCounted",
           l."loginNo", l."loggedInAt", l."extendedAt", l."linkedEmployeeNo"
      FROM (VALUES ($1::text)) AS typed ("userId")
      LEFT JOIN "Member" m ON m."userId" = typed."userId" AND m."unclaimedSince" IS NULL
                             AND (m."withdrawnAt" IS NULL OR m."mergedIntoNo" IS NOT NULL)
      LEFT JOIN "Member" s ON s."memberNo" = m."mergedIntoNo"
      LEFT JOIN "LoginThrottle" t ON t."userId" = typed."userId"
      LEFT JOIN "Login" l ON l."memberNo" = m."memberNo" AND l."applicationId" = $5 AND l."endedAt" IS NULL`,
}

export async function countAttempt(
  pool: Pool,
  of: AttemptOf,
  applicationId: string,
  now: Date,
): Promise<{ throttle: LoginThrottle; account: Account | null; attemptId: string }> {
  const { throttle, row, attemptId } = await beginAttempt(pool, of, now, async (first) => {
    return readAttempt(pool, [...first, applicationId])
  })
  const { loginNo, loggedInAt, extendedAt, linkedEmployeeNo } = row
  const earlier = loginNo === null ? null : { loginNo, loggedInAt, extendedAt, linkedEmployeeNo }
  return { throttle, account: row.isKnown ? { ...row, earlier } : null, attemptId }
}

async function readAttempt(pool: Pool, values: unknown[]): Promise<AttemptRow> {
  const { rows } = await pool.query<AttemptRow>({ ...READ_ATTEMPT, values })
  const [row] = rows
  if (!row) throw new Error('A login attempt read no row')
  return row
}
