import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import { judgeLogin, type LoginClock, loginEndsAt } from '@hygiene/domain/member/login/login-clock'
import type { Pool } from 'pg'
import type { AttemptOf } from '../login/attempts.ts'
import { type Replacement, replaceLogin, replacementValues } from '../login/replace-login.ts'

interface LoginWanted {
  memberNo: number
  /** Wrong passwords that this login forgets. */
  purgedAttempts: AttemptOf | null
  applicationId: string
  /** End the other login instead of standing back. */
  disconnects: boolean
  ipAddress: string
  userAgent: string
  now: Date
  /** The password's hash as it was looked at; another one by now, and nothing is opened. */
  passwordHash?: string
  isByPasskey?: boolean
  /** The employee who opens the account by a link, and the reason. */
  linked?: { employeeNo: number; reason: string }
  /** The person's login of this application as it was seen a moment before, or null for none; looked for where nothing is said. */
  seen?: OpenedLogin | null
}

export interface OpenedLogin extends LoginClock {
  loginNo: string
}

/** `connected`: another one lives; `outdated`: the person has left, or the password is another one by now. */
type Opening = OpenedLogin | 'connected' | 'outdated'

/** One login per person and application. The unique index decides races. */
export async function openLogin(pool: Pool, { seen, ...wanted }: LoginWanted): Promise<Opening> {
  const opening = seen === undefined ? 'connected' : await openAfter(pool, wanted, seen)
  // The seen one may have ended since, or another one have begun.
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

/** A login whose time ran out is closed silently and never causes -1013; a live one only when asked. */
function endOf(earlier: OpenedLogin, isAlive: boolean, now: Date): NonNullable<Replacement['ended']> {
  const { loginNo } = earlier
  return isAlive
    ? { loginNo, endedAt: now, endReason: 'displaced' }
    : { loginNo, endedAt: loginEndsAt(earlier), endReason: 'expired' }
}

/**
 * The person's row is locked before all: a new password and a withdrawal lock it, too, before they end logins, so that
 * none is opened behind their back.
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
