import { MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import type { SearchFacts } from '@hygiene/domain/staff/search/search-terms'
import type { Scope } from './scope.ts'

const LIMIT = Prisma.raw(String(MOST_FOUND + 1))

interface FoundVenue {
  venueNo: number
  name: string
  address: string
  upcoming: number
}

export async function findVenues(
  db: PrismaClient,
  { parts }: SearchFacts,
  scope: Scope,
  now: Date,
): Promise<FoundVenue[]> {
  if (parts === null) return []
  const seen = scope === null ? Prisma.sql`true` : Prisma.sql`u."upcoming" > 0`
  return queryRows<FoundVenue>(
    db,
    Prisma.sql`
    SELECT v."venueNo", v."name", v."address", u."upcoming" FROM "Venue" v,
           LATERAL (SELECT count(*)::int AS "upcoming" FROM "InPersonSession" s
                     WHERE s."venueNo" = v."venueNo" AND ${isToCome(now)} AND ${ofScope(scope)}) u
     WHERE v."retiredAt" IS NULL AND ${holds(parts)} AND ${seen}
     ORDER BY u."upcoming" DESC, v."venueNo" LIMIT ${LIMIT}`,
  )
}

interface FoundSession {
  sessionNo: number
  venueName: string
  startsAt: Date
  status: 'open' | 'cancelled' | 'closed'
}

/** Finds a session by number, or upcoming ones in matching venues, the nearest first. */
export async function findSessions(
  db: PrismaClient,
  { recordNo, parts }: SearchFacts,
  scope: Scope,
  now: Date,
): Promise<FoundSession[]> {
  if (recordNo === null && parts === null) return []
  const where =
    recordNo === null
      ? Prisma.sql`${isToCome(now)} AND ${holds(parts ?? [])}`
      : Prisma.sql`s."sessionNo" = ${recordNo}::int`
  return queryRows<FoundSession>(
    db,
    Prisma.sql`
    SELECT s."sessionNo", v."name" AS "venueName", s."startsAt", s."status"::text
      FROM "InPersonSession" s JOIN "Venue" v USING ("venueNo")
     WHERE ${where} AND ${ofScope(scope)} ORDER BY s."startsAt", s."sessionNo" LIMIT ${LIMIT}`,
  )
}

const isToCome = (now: Date) => Prisma.sql`s."status" = 'open' AND s."endsAt" > ${now}`

const ofScope = (scope: Scope) =>
  scope === null ? Prisma.sql`true` : Prisma.sql`s."branchNo" = ANY (${[...scope]}::int[])`

function holds(parts: readonly string[]): Prisma.Sql {
  const each = parts.map((part) => Prisma.sql`strpos(lower(v."name" || ' ' || v."address"), ${part}) > 0`)
  return Prisma.join(each, ' AND ')
}
