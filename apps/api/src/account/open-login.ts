import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '@hygiene/db'
import { judgeLogin, type LoginClock, loginEndsAt } from '@hygiene/domain'
import type { Pool } from 'pg'

export interface SessionWanted {
  memberNo: number
  userId: string
  applicationId: string
  /** End the other login instead of standing back. */
  disconnects: boolean
  ipAddress: string
  userAgent: string
  now: Date
  /** The password's hash as it was looked at; another one by now, and nothing is opened. */
  passwordHash?: string
  /** The employee who opens the account by a link, and why. */
  linked?: { employeeNo: number; reason: string }
}

interface OpenedLogin extends LoginClock {
  loginNo: string
}

/** `connected`: another one lives; `outdated`: the person has left, or the password is another one by now. */
export type Opening = OpenedLogin | 'connected' | 'outdated'

/** One login per person and application. The unique index decides races. */
export async function openLogin(pool: Pool, wanted: SessionWanted): Promise<Opening> {
  const earlier = await findEarlier(pool, wanted)
  const isAlive = earlier !== undefined && judgeLogin(earlier, wanted.now).allowed
  if (isAlive && !wanted.disconnects) return 'connected'
  try {
    return await replaceLogin(pool, wanted, earlier && endOf(earlier, isAlive, wanted.now))
  } catch (error) {
    if (isUniqueViolation(error)) return 'connected'
    throw error
  }
}

async function findEarlier(
  pool: Pool,
  { memberNo, applicationId }: SessionWanted,
): Promise<OpenedLogin | undefined> {
  const { rows } = await pool.query<OpenedLogin>({
    name: 'find-earlier-login',
    text: `SELECT "loginNo", "loggedInAt", "extendedAt", "linkedEmployeeNo" FROM "Login"
            WHERE "memberNo" = $1 AND "applicationId" = $2 AND "endedAt" IS NULL`,
    values: [memberNo, applicationId],
  })
  return rows[0]
}

interface Ended {
  loginNo: string
  endedAt: Date
  endReason: 'displaced' | 'expired'
}

/** A login whose time ran out is closed silently and never causes -1013; a live one only when asked. */
function endOf(earlier: OpenedLogin, isAlive: boolean, now: Date): Ended {
  const { loginNo } = earlier
  return isAlive
    ? { loginNo, endedAt: now, endReason: 'displaced' }
    : { loginNo, endedAt: loginEndsAt(earlier), endReason: 'expired' }
}

/**
 * One statement and so one commit. The person's row is locked first: a new password and a withdrawal lock it, too, before
 * they end logins, so that none is opened behind their back. The new login is inserted after the earlier one has
 * ended, whose end it counts.
 */
const REPLACE_SESSION = {
  name: 'replace-login',
  text: `
    WITH "seen" AS (
      UPDATE "Member" SET "lastLoginAt" = CASE WHEN $11::int IS NULL THEN $5 ELSE "lastLoginAt" END
       WHERE "memberNo" = $2 AND "withdrawnAt" IS NULL AND ($13::text IS NULL OR "passwordHash" = $13) RETURNING 1),
    "ended" AS (
      UPDATE "Login" SET "endedAt" = $7, "endReason" = $8::"LoginEndReason"
       WHERE "loginNo" = $6 AND "endedAt" IS NULL AND EXISTS (SELECT 1 FROM "seen") RETURNING 1),
    "forgotten" AS (
      DELETE FROM "LoginThrottle" WHERE "userId" = $9 AND $11::int IS NULL AND EXISTS (SELECT 1 FROM "seen")),
    "noted" AS (
      INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "loginNo", "action", "reason", "ipAddress")
      SELECT $5, $11::int, $2, $1, 'redeemLink', $12::text, $4 FROM "seen" WHERE $11::int IS NOT NULL)
    INSERT INTO "Login" ("loginNo", "memberNo", "applicationId", "ipAddress", "userAgent", "loggedInAt", "extendedAt",
                                "linkedEmployeeNo", "linkReason")
    SELECT $1, $2, $3, $4, $10, $5, $5, $11::int, $12::text FROM (SELECT count(*) FROM "ended") AS "after"
     WHERE EXISTS (SELECT 1 FROM "seen")`,
}

async function replaceLogin(pool: Pool, wanted: SessionWanted, ended: Ended | undefined): Promise<Opening> {
  const { memberNo, userId, applicationId, ipAddress, userAgent, now, linked } = wanted
  const loginNo = randomUUID()
  const by = [linked?.employeeNo ?? null, linked?.reason ?? null]
  const end = [ended?.loginNo ?? null, ended?.endedAt ?? null, ended?.endReason ?? null]
  const { rowCount } = await pool.query({
    ...REPLACE_SESSION,
    values: [
      loginNo,
      memberNo,
      applicationId,
      ipAddress,
      now,
      ...end,
      userId,
      userAgent.slice(0, 300),
      ...by,
      wanted.passwordHash ?? null,
    ],
  })
  return rowCount === 0
    ? 'outdated'
    : { loginNo, loggedInAt: now, extendedAt: now, linkedEmployeeNo: linked?.employeeNo ?? null }
}
