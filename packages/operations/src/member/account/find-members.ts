import { escapeLike } from '@hygiene/db/like-pattern'
import { Prisma } from '@hygiene/db/generated/client'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { SESSION_LONGEST_SECONDS, SESSION_SLIDING_SECONDS } from '@hygiene/domain/member/login/login-clock'
import { STAFF_IDLE_SECONDS } from '@hygiene/domain/staff/employee/staff-clock'

/** Uses a scalar subquery per row: for an EXISTS the planner would read all open logins once. */
export const isConnectedAt = (now: Date): Prisma.Sql => Prisma.sql`(${openLogins(now)} LIMIT 1) IS NOT NULL`

export const connected = (now: Date): Prisma.Sql => Prisma.sql`EXISTS (${openLogins(now)})`

/** Applies the rule of `judgeLogin` of the domain to logins that have not ended. */
function openLogins(now: Date): Prisma.Sql {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  return Prisma.sql`
    SELECT 1 FROM "Login" l
     WHERE l."memberNo" = m."memberNo" AND l."endedAt" IS NULL AND l."loggedInAt" > ${ago(SESSION_LONGEST_SECONDS)}
       AND l."extendedAt" > CASE WHEN l."linkedEmployeeNo" IS NULL
                                 THEN ${ago(SESSION_SLIDING_SECONDS)}::timestamptz
                                 ELSE ${ago(STAFF_IDLE_SECONDS)}::timestamptz END`
}

export function ofBranches(branches: readonly number[]): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."memberNo" = m."memberNo" AND s."branchNo" = ANY (${[...branches]}::int[]))`
}

/**
 * Selects the business of a member `m` that matches the text, or else that of the latest enrolment. A branch sees only those of
 * its own sessions.
 */
export function businessShown(text: string, branches: readonly number[] | null): Prisma.Sql {
  const typed = text.trim()
  const columns = Prisma.sql`e."businessName", e."licenceKey", e."appliedAt"`
  const online = Prisma.sql`
    SELECT ${columns} FROM "OnlineEnrolment" e WHERE e."memberNo" = m."memberNo" UNION ALL`
  const ofBranch = Prisma.sql`
    AND EXISTS (SELECT FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
                 WHERE b."applicationNo" = e."applicationNo" AND s."branchNo" = ANY (${[...(branches ?? [])]}::int[]))`
  const isFound = Prisma.sql`(e."businessName" COLLATE "C" LIKE ${`${escapeLike(typed)}%`} OR e."licenceKey" = ${licenceKey(typed)})`
  return Prisma.sql`coalesce((
    SELECT e."businessName" FROM (${branches === null ? online : Prisma.empty}
      SELECT ${columns} FROM "InPersonEnrolment" e
       WHERE e."memberNo" = m."memberNo" ${branches === null ? Prisma.empty : ofBranch}) e
     ORDER BY ${typed === '' ? Prisma.empty : Prisma.sql`${isFound} DESC,`} e."appliedAt" DESC LIMIT 1), '')`
}

/**
 * Matches members by text. Uses a union of index lookups, because one condition with many alternatives would read every member.
 */
export function membersNamed(text: string, member = Prisma.sql`m."memberNo"`): Prisma.Sql {
  const found = [
    Prisma.sql`SELECT "memberNo" FROM "Member" WHERE "userId" = ${text}`,
    ...(isNumeric(text) ? byNumber(text.replaceAll(/\D/g, '')) : byText(text)),
    ...(/^[0-9-]{8,30}$/.test(text) ? byLicence(licenceKey(text)) : []),
  ]
  return Prisma.sql`${member} IN (${Prisma.join(found, ' UNION ')})`
}

const isNumeric = (text: string) => /^[\d\s-]+$/.test(text)

function byNumber(digits: string): Prisma.Sql[] {
  if (digits.length === 4) {
    return [
      Prisma.sql`SELECT "memberNo" FROM "Member" WHERE right("phone", 4) = ${digits} AND "withdrawnAt" IS NULL`,
    ]
  }
  return digits.length < 10 ? [] : [Prisma.sql`SELECT "memberNo" FROM "Member" WHERE "phone" = ${digits}`]
}

function byText(text: string): Prisma.Sql[] {
  const start = `${escapeLike(text)}%`
  return [
    Prisma.sql`SELECT "memberNo" FROM "Member" WHERE "name" COLLATE "C" LIKE ${start} AND "withdrawnAt" IS NULL`,
    Prisma.sql`SELECT "memberNo" FROM "OnlineEnrolment" WHERE "businessName" COLLATE "C" LIKE ${start}`,
    Prisma.sql`SELECT "memberNo" FROM "InPersonEnrolment" WHERE "businessName" COLLATE "C" LIKE ${start}`,
  ]
}

function byLicence(key: string): Prisma.Sql[] {
  return [
    Prisma.sql`SELECT "memberNo" FROM "OnlineEnrolment" WHERE "licenceKey" = ${key}`,
    Prisma.sql`SELECT "memberNo" FROM "InPersonEnrolment" WHERE "licenceKey" = ${key}`,
  ]
}
