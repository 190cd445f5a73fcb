import { redeemedLinkNote } from '../../staff/audit-log/note-linked-action.ts'
import { type AttemptOf, purgeParts } from './attempts.ts'

/**
 * Ends the earlier login, clears failed attempts, records a redeemed link and inserts the new login in one statement and commit.
 * The insert counts the ended logins, so that it runs after their end. `seen` updates, and so locks, the person's row first and
 * returns no row if the person may not log in.
 */
export function replaceLogin(seen: string): string {
  return `
    WITH "seen" AS (${seen}),
    "ended" AS (
      UPDATE "Login" SET "endedAt" = $7, "endReason" = $8::"LoginEndReason"
       WHERE "loginNo" = $6 AND "endedAt" IS NULL AND EXISTS (SELECT 1 FROM "seen") RETURNING 1),
    ${purgeParts('$9::text', '$13::text', 'EXISTS (SELECT 1 FROM "seen")')},
    "noted" AS (
      ${redeemedLinkNote(`$5, $11::int, $2, $1, 'redeemLink', $12::text, $4`)} FROM "seen" WHERE $11::int IS NOT NULL)
    INSERT INTO "Login" ("loginNo", "memberNo", "applicationId", "ipAddress", "userAgent", "loggedInAt", "extendedAt",
                                "linkedEmployeeNo", "linkReason", "isByPasskey")
    SELECT $1, $2, $3, $4, $10, $5, $5, $11::int, $12::text, $14 FROM (SELECT count(*) FROM "ended") AS "after"
     WHERE EXISTS (SELECT 1 FROM "seen")`
}

export interface Replacement {
  loginNo: string
  memberNo: number
  applicationId: string
  ipAddress: string
  now: Date
  ended: { loginNo: string; endedAt: Date; endReason: 'displaced' | 'expired' } | undefined
  purgedAttempts: AttemptOf | null
  userAgent: string
  linked: { employeeNo: number; reason: string } | undefined
  isByPasskey: boolean
}

export const keptUserAgent = (userAgent: string): string => userAgent.slice(0, 300)

export function replacementValues(replacement: Replacement): unknown[] {
  const {
    loginNo,
    memberNo,
    applicationId,
    ipAddress,
    now,
    ended,
    purgedAttempts,
    userAgent,
    linked,
    isByPasskey,
  } = replacement
  const end = [ended?.loginNo ?? null, ended?.endedAt ?? null, ended?.endReason ?? null]
  const by = [linked?.employeeNo ?? null, linked?.reason ?? null, purgedAttempts?.network ?? null]
  return [
    loginNo,
    memberNo,
    applicationId,
    ipAddress,
    now,
    ...end,
    purgedAttempts?.key ?? null,
    keptUserAgent(userAgent),
    ...by,
    isByPasskey,
  ]
}
