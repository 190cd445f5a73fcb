import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import { judgeLogin, type LoginClock, loginEndsAt } from '@hygiene/domain/member/login/login-clock'
import type { Pool } from 'pg'
import type { AttemptOf } from '../login/attempts.ts'
import { type Replacement, replaceLogin, replacementValues } from '../login/replace-login.ts'

interface LoginWanted {
  memberNo: number
  purgedAttempts: AttemptOf | null
  applicationId: string
  disconnects: boolean
  ipAddress: string
  userAgent: string
  now: Date
  /** Is the password hash that was checked; no login opens if it has changed since. */
  passwordHash?: string
  isByPasskey?: boolean
  linked?: { employeeNo: number; reason: string }
  seen?: OpenedLogin | null
}

export interface OpenedLogin extends LoginClock {
  loginNo: string
}

/** `connected` means that another login is live. `outdated` means that the person has withdrawn or the password has changed. */
type Opening = OpenedLogin | 'connected' | 'outdated'

/** Opens the one login a person may have per application. The unique index decides races. */
export async function openLogin(pool: Pool, { seen, ...wanted }: LoginWanted): Promise<Opening> {
  const opening = seen === undefined ? 'connected' : await openAfter(pool, wanted, seen)
  return opening === 'connected' ? openAfter(pool, wanted, await findEarlier(pool, wanted)) : opening
}

async function openAfter(pool: Pool, wanted: LoginWanted, earlier: OpenedLogin | null): Promise<Opening> {
  const isAlive = earlier !== null && judgeLogin(earlier, wanted.now).allowed
  if (isAlive && !wanted.disconnects) return 'connected'
  try {
    return await replaceEarlier(pool, wanted, earlier ? endOf(earlier, isAlive, wanted.now) : undefined)
  } catch (error) {
    if (isUniqueViolation(error)) return 'connected'
    throw error
  }
}

async function findEarlier(
  pool: Pool,
  { memberNo, applicationId }: LoginWanted,
): Promise<OpenedLogin | null> {
  const { rows } = await pool.query<OpenedLogin>({
    name: 'find-earlier-login',
    text: `SELECT "loginNo", "loggedInAt", "extendedAt", "linkedEmployeeNo" FROM "Login"
            WHERE "memberNo" = $1 AND "applicationId" = $2 AND "endedAt" IS NULL`,
    values: [memberNo, applicationId],
  })
  return rows[0] ?? null
}

/** An expired login is closed silently and never causes -1013. A live one is closed only on request. */
function endOf(earlier: OpenedLogin, isAlive: boolean, now: Date): NonNullable<Replacement['ended']> {
  const { loginNo } = earlier
  return isAlive
    ? { loginNo, endedAt: now, endReason: 'displaced' }
    : { loginNo, endedAt: loginEndsAt(earlier), endReason: 'expired' }
}

/**
 * Locks the person's row first. Password changes and withdrawals lock it before they end logins, so no login opens concurrently.
 */
const REPLACE_LOGIN = {
  name: 'replace-login',
  text: replaceLogin(`
      UPDATE "Member" SET "lastLoginAt" = CASE WHEN $11::int IS NULL THEN $5 ELSE "lastLoginAt" END
       WHERE "memberNo" = $2 AND "withdrawnAt" IS NULL AND ($15::text IS NULL OR "passwordHash" = $15) RETURNING 1`),
}

async function replaceEarlier(
  pool: Pool,
  { passwordHash, linked, isByPasskey = false, ...wanted }: LoginWanted,
  ended: Replacement['ended'],
): Promise<Opening> {
  const loginNo = randomUUID()
  const values = replacementValues({ ...wanted, loginNo, ended, linked, isByPasskey })
  const { rowCount } = await pool.query({ ...REPLACE_LOGIN, values: [...values, passwordHash ?? null] })
  const { now } = wanted
  return rowCount === 0
    ? 'outdated'
    : { loginNo, loggedInAt: now, extendedAt: now, linkedEmployeeNo: linked?.employeeNo ?? null }
}
