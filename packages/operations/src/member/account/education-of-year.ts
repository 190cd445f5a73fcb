import { Prisma } from '@hygiene/db/generated/client'
import type { EducationOfYear } from '@hygiene/domain/member/account/education-of-year'
import { LIVE_IN_PERSON, UNDECIDED_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_ONLINE, UNDER_STUDY } from '@hygiene/domain/education/enrolment/enrolment-status'
import { seoulYear } from '@hygiene/domain/time/seoul-day'

/**
 * Matches members `m` by their stage of education in the year of `now`. For a branch only enrolments in its own sessions count. A
 * place on the waiting list does not count as an unpaid application.
 */
export function inEducationOfYear(
  wanted: EducationOfYear,
  branches: readonly number[] | null,
  now: Date,
): Prisma.Sql {
  const year = seoulYear(now)
  const online = (statuses: readonly string[]) =>
    branches === null
      ? Prisma.sql`EXISTS (
          SELECT 1 FROM "OnlineEnrolment" e
           WHERE e."memberNo" = m."memberNo" AND e."year" = ${year} AND ${hasStatus(statuses)})`
      : Prisma.sql`false`
  const inPerson = (statuses: readonly string[], also = Prisma.sql`true`) => Prisma.sql`EXISTS (
    SELECT 1 FROM "InPersonEnrolment" e JOIN "Booking" b USING ("applicationNo")
      JOIN "InPersonSession" s USING ("sessionNo")
     WHERE e."memberNo" = m."memberNo" AND e."year" = ${year} AND ${hasStatus(statuses)} AND ${also}
       AND ${branches === null ? Prisma.sql`true` : Prisma.sql`s."branchNo" = ANY (${[...branches]}::int[])`})`
  const conditions: Record<EducationOfYear, Prisma.Sql> = {
    notApplied: Prisma.sql`NOT (${online([...LIVE_ONLINE, 'completed'])} OR ${inPerson([...LIVE_IN_PERSON, 'completed'])} OR EXISTS (
        SELECT 1 FROM "Exemption" x WHERE x."memberNo" = m."memberNo" AND x."year" = ${year} AND x."endedAt" IS NULL))`,
    unpaid: Prisma.sql`(${online(['applied'])} OR ${inPerson(['applied'], Prisma.sql`b."seat" = 'held'`)})`,
    unfinished: Prisma.sql`(${online(UNDER_STUDY)} OR ${inPerson(UNDECIDED_IN_PERSON)})`,
  }
  return conditions[wanted]
}

const hasStatus = (statuses: readonly string[]) =>
  Prisma.sql`e."status"::text = ANY (${[...statuses]}::text[])`
