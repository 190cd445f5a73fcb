import { MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import { Prisma } from '@hygiene/db/generated/client'
import type { SearchFacts } from '@hygiene/domain/staff/search/search-terms'
import { holdsParts, saysParts } from '../../member/account/applicant-parts.ts'
import { ofBookings, type Scope } from './scope.ts'

/** Enough enrolments for the people of a page: one has several, of each year and each business. */
const ENOUGH = Prisma.raw(String(5 * (MOST_FOUND + 1)))
/** A common word has enough hits among so many enrolments. A rare word has so few hits in all that sorting them is cheap. */
const LATEST = Prisma.raw('25000')

/**
 * Selects the latest enrolments whose business or applicant contains the parts, as `memberNo` and `at`. The planner cannot tell a rare
 * word from a common one. Sorted by day alone, it reads the enrolments of all years for a word without a hit.
 */
export function applicantsSaying(parts: readonly string[], scope: Scope): Prisma.Sql {
  const columns = Prisma.sql`e."memberNo", e."appliedAt", ${matchedBy(parts)} AS "matchedBy"`
  const of = (table: string, where: Prisma.Sql) => Prisma.sql`
    (WITH "latest" AS MATERIALIZED (
       SELECT ${columns} FROM (SELECT * FROM ${Prisma.raw(`"${table}"`)} ORDER BY "appliedAt" DESC LIMIT ${LATEST}) e
        WHERE ${holdsParts(parts)} AND ${where} ORDER BY e."appliedAt" DESC LIMIT ${ENOUGH}),
     "every" AS MATERIALIZED (
       SELECT ${columns} FROM ${Prisma.raw(`"${table}"`)} e
        WHERE (SELECT count(*) FROM "latest") < ${ENOUGH} AND ${saysParts(parts)} AND ${where})
     SELECT * FROM "latest" UNION ALL (SELECT * FROM "every" ORDER BY "appliedAt" DESC LIMIT ${ENOUGH}))`
  const tables = [
    ...(scope === null ? [of('OnlineEnrolment', Prisma.sql`true`)] : []),
    of('InPersonEnrolment', ofBookings(scope, Prisma.sql`e."applicationNo"`)),
  ]
  return Prisma.sql`SELECT DISTINCT ON ("memberNo") * FROM (${Prisma.join(tables, ' UNION ALL ')}) e
    ORDER BY "memberNo", "appliedAt" DESC`
}

/** An applicant may be named where the business is not: «순희» of 이순희. */
function matchedBy(parts: readonly string[]): Prisma.Sql {
  const inBusiness = parts.map((part) => Prisma.sql`strpos(lower(e."businessName"), ${part}) > 0`)
  return Prisma.sql`CASE WHEN ${Prisma.join(inBusiness, ' OR ')} THEN 'business' ELSE 'name' END`
}

/** The business of a person `m` that holds the parts, or of the latest enrolment. */
export function businessOf({ parts }: SearchFacts, scope: Scope): Prisma.Sql {
  const first = parts === null ? Prisma.sql`true` : holdsParts(parts)
  const of = (table: string, where: Prisma.Sql) => Prisma.sql`
    SELECT e."businessName", e."appliedAt", ${first} AS "holds" FROM ${Prisma.raw(`"${table}"`)} e
     WHERE e."memberNo" = m."memberNo" AND ${where}`
  const tables = [
    ...(scope === null ? [of('OnlineEnrolment', Prisma.sql`true`)] : []),
    of('InPersonEnrolment', ofBookings(scope, Prisma.sql`e."applicationNo"`)),
  ]
  return Prisma.sql`(SELECT e."businessName" FROM (${Prisma.join(tables, ' UNION ALL ')}) e
    ORDER BY e."holds" DESC, e."appliedAt" DESC LIMIT 1)`
}
