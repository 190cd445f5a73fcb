import { MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import { Prisma } from '@hygiene/db/generated/client'
import type { SearchFacts } from '@hygiene/domain/staff/search/search-terms'
import { holdsParts, saysParts } from '../../member/account/applicant-parts.ts'
import { ofBookings, type Scope } from './scope.ts'

/** Reads enough enrolments to fill a page of people, because one person has several. */
const ENOUGH = Prisma.raw(String(5 * (MOST_FOUND + 1)))
/** A common word has enough hits among this many enrolments, and a rare word has so few that sorting them is cheap. */
const LATEST = Prisma.raw('25000')

/**
 * Selects the latest enrolments whose business or applicant contains the parts, as `memberNo` and `at`. The planner cannot
 * distinguish rare words: sorting by day alone reads the enrolments of all years for a word without a hit.
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

/** The match may be in the applicant's name instead of the business: «순희» of 이순희. */
function matchedBy(parts: readonly string[]): Prisma.Sql {
  const inBusiness = parts.map((part) => Prisma.sql`strpos(lower(e."businessName"), ${part}) > 0`)
  return Prisma.sql`CASE WHEN ${Prisma.join(inBusiness, ' OR ')} THEN 'business' ELSE 'name' END`
}

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
