import { type MatchedBy, MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import { allOf } from '@hygiene/db/keyset'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import type { SearchFacts } from '@hygiene/domain/staff/search/search-terms'
import { holdsParts } from '../../member/account/applicant-parts.ts'
import { isConnectedAt } from '../../member/account/find-members.ts'
import { applicantsSaying, businessOf } from './found-businesses.ts'
import { type Scope, within } from './scope.ts'

const LAST_SIGN = '\u{10FFFF}'

export interface FoundPerson {
  memberNo: number
  userId: string
  name: string
  birth: string
  phone: string
  lastLoginAt: Date | null
  isConnected: boolean
  businessName: string | null
  matchedBy: MatchedBy
}

/** Finds people, one more than is shown, with some from each kind of match. `licenceOwners` come from the records. */
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
      ? [among('licence', Prisma.sql`m."memberNo" = ANY (${[...licenceOwners]}::int[])`)]
      : []),
    ...similar(facts, scope),
  ]
  const found = await Promise.all(
    // Uses unnamed statements, because a cached plan cannot distinguish rare words from common ones.
    wanted.map(
      ({ columns, from, where, order, keep }) => db.$queryRaw<FoundPerson[]>`
        WITH met AS ${keep} (SELECT m.*, ${columns} FROM ${from}
                              WHERE m."withdrawnAt" IS NULL AND ${where} AND ${within(scope)})
        SELECT m."memberNo", m."userId", m."name", m."birth", m."phone", m."lastLoginAt", ${isConnectedAt(now)} AS "isConnected",
               m."matchedBy", ${businessOf(facts, scope)} AS "businessName"
          FROM met m ORDER BY ${order} LIMIT ${MOST_FOUND + 1}`,
    ),
  )
  return inTurns(found).slice(0, MOST_FOUND + 1)
}

function inTurns(lists: readonly FoundPerson[][]): FoundPerson[] {
  const once = new Map<number, FoundPerson>()
  for (let at = 0; at <= MOST_FOUND; at += 1) {
    for (const list of lists) {
      const person = list[at]
      if (person && !once.has(person.memberNo)) once.set(person.memberNo, person)
    }
  }
  return [...once.values()]
}

interface Wanted {
  columns: Prisma.Sql
  from: Prisma.Sql
  where: Prisma.Sql
  order: Prisma.Sql
  keep: Prisma.Sql
}

/** Few rows match, so they are found first and sorted afterwards; otherwise the planner would scan all people in login order. */
const FIRST = Prisma.sql`MATERIALIZED`
const IN_ORDER = Prisma.sql`NOT MATERIALIZED`

const MEMBERS = Prisma.sql`"Member" m`
const LATELY = Prisma.sql`m."lastLoginAt" DESC NULLS LAST, m."memberNo" DESC`

function among(matchedBy: MatchedBy, where: Prisma.Sql): Wanted {
  return { columns: asColumn(matchedBy), from: MEMBERS, where, order: LATELY, keep: FIRST }
}

const asColumn = (matchedBy: MatchedBy) => Prisma.sql`${matchedBy}::text AS "matchedBy"`

function exact({ userId, phone, recordNo }: SearchFacts): Wanted[] {
  return [
    ...(userId === null ? [] : [among('userId', Prisma.sql`m."userId" = ${userId}`)]),
    ...(phone === null ? [] : [among('phone', Prisma.sql`m."phone" = ${phone}`)]),
    ...(recordNo === null ? [] : [among('memberNo', Prisma.sql`m."memberNo" = ${recordNo}`)]),
  ]
}

function similar({ name, parts, phoneEnd }: SearchFacts, scope: Scope): Wanted[] {
  if (phoneEnd !== null) return [ofPhoneEnd(phoneEnd, parts)]
  return [...(name === null ? [] : [ofName(name)]), ...(parts === null ? [] : [ofParts(parts, scope)])]
}

function ofPhoneEnd(phoneEnd: string, parts: SearchFacts['parts']): Wanted {
  const end = Prisma.sql`right(m."phone", 4) = ${phoneEnd}`
  if (parts === null) return among('phoneEnd', end)
  const named = parts.map((part) => Prisma.sql`strpos(lower(m."name"), ${part}) > 0`)
  const enrolled = ['OnlineEnrolment', 'InPersonEnrolment'].map(
    (table) => Prisma.sql`EXISTS (SELECT FROM ${Prisma.raw(`"${table}"`)} e
                                   WHERE e."memberNo" = m."memberNo" AND ${holdsParts(parts)})`,
  )
  const either = Prisma.join([allOf(named), ...enrolled], ' OR ')
  return among('phoneEnd', Prisma.sql`${end} AND (${either})`)
}

/** Matches a single name by its prefix in index order, because thousands share it; further words narrow it. */
function ofName(name: string): Wanted {
  return {
    ...among(
      'name',
      Prisma.sql`m."name" COLLATE "C" >= ${name} AND m."name" COLLATE "C" < ${name + LAST_SIGN}`,
    ),
    order: Prisma.sql`m."name" COLLATE "C", m."memberNo" DESC`,
    keep: IN_ORDER,
  }
}

function ofParts(parts: readonly string[], scope: Scope): Wanted {
  return {
    columns: Prisma.sql`a."matchedBy", a."appliedAt"`,
    from: Prisma.sql`"Member" m JOIN (${applicantsSaying(parts, scope)}) a USING ("memberNo")`,
    where: Prisma.sql`true`,
    order: Prisma.sql`m."appliedAt" DESC, m."memberNo" DESC`,
    keep: FIRST,
  }
}
