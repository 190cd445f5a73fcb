import { MOST_FOUND } from '@hygiene/contracts/staff-search/find-records'
import { Prisma, type PrismaClient, queryRows } from '@hygiene/db'
import type { SearchFacts } from '@hygiene/domain'
import { isConnectedAt } from '@hygiene/operations/membership/find-members'

/** Branches whose people may be found; null: every one. */
export type Scope = readonly number[] | null

const LAST_SIGN = '\u{10FFFF}'

export interface FoundPerson {
  memberNo: number
  userId: string
  name: string
  birth: string
  phone: string
  lastLoginAt: Date | null
  isConnected: boolean
}

/** The people that the words name, the surest first, one more than is shown; `licenceOwners` from records. */
export async function findPeople(
  db: PrismaClient,
  facts: SearchFacts,
  scope: Scope,
  licenceOwners: readonly number[],
  now: Date,
): Promise<FoundPerson[]> {
  const wanted = [
    ...exact(facts),
    ...(licenceOwners.length > 0
      ? [among(Prisma.sql`m."memberNo" = ANY (${[...licenceOwners]}::int[])`)]
      : []),
    ...similar(facts),
  ]
  const found = await Promise.all(
    wanted.map(({ where, order, keep }) =>
      queryRows<FoundPerson>(
        db,
        Prisma.sql`
        WITH met AS ${keep} (SELECT * FROM "Member" m
                              WHERE m."withdrawnAt" IS NULL AND ${where} AND ${within(scope)})
        SELECT m."memberNo", m."userId", m."name", m."birth", m."phone", m."lastLoginAt", ${isConnectedAt(now)} AS "isConnected"
          FROM met m ORDER BY ${order} LIMIT ${Prisma.raw(String(MOST_FOUND + 1))}`,
      ),
    ),
  )
  const once = new Map(found.flat().map((person) => [person.memberNo, person]))
  return [...once.values()].slice(0, MOST_FOUND + 1)
}

type Wanted = { where: Prisma.Sql; order: Prisma.Sql; keep: Prisma.Sql }

/** Few rows meet it: they are found first and sorted then, or the planner walks all people in the order of their logins. */
const FIRST = Prisma.sql`MATERIALIZED`
const IN_ORDER = Prisma.sql`NOT MATERIALIZED`

const LATELY = Prisma.sql`m."lastLoginAt" DESC NULLS LAST, m."memberNo" DESC`
const among = (where: Prisma.Sql): Wanted => ({ where, order: LATELY, keep: FIRST })

function exact({ userId, phone, recordNo }: SearchFacts): Wanted[] {
  return [
    ...(userId === null ? [] : [among(Prisma.sql`m."userId" = ${userId}`)]),
    ...(phone === null ? [] : [among(Prisma.sql`m."phone" = ${phone}`)]),
    ...(recordNo === null ? [] : [among(Prisma.sql`m."memberNo" = ${recordNo}`)]),
  ]
}

/** A name alone is met by its beginning, in the order of its index: thousands bear it, and more words tell them apart. */
function similar({ name, phoneEnd }: SearchFacts): Wanted[] {
  const end = Prisma.sql`right(m."phone", 4) = ${phoneEnd}`
  if (name === null) return phoneEnd === null ? [] : [among(end)]
  const named = Prisma.sql`m."name" COLLATE "C" >= ${name} AND m."name" COLLATE "C" < ${name + LAST_SIGN}`
  if (phoneEnd !== null) return [among(Prisma.sql`${end} AND ${named}`)]
  return [{ where: named, order: Prisma.sql`m."name" COLLATE "C", m."memberNo" DESC`, keep: IN_ORDER }]
}

function within(scope: Scope): Prisma.Sql {
  if (scope === null) return Prisma.sql`true`
  return Prisma.sql`EXISTS (
    SELECT FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."memberNo" = m."memberNo" AND s."branchNo" = ANY (${[...scope]}::int[]))`
}

/** Whether an application's booking is of the scope's sessions; all are where the scope is no branch. */
export function ofBookings(scope: Scope, applicationNo: Prisma.Sql): Prisma.Sql {
  if (scope === null) return Prisma.sql`true`
  return Prisma.sql`EXISTS (
    SELECT FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."applicationNo" = ${applicationNo} AND s."branchNo" = ANY (${[...scope]}::int[]))`
}
