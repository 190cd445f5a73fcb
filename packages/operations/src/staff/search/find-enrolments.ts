import { MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import { allOf } from '@hygiene/db/keyset'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import type { EnrolmentStatus } from '@hygiene/domain/education/enrolment/enrolment-status'
import type { InPersonStatus } from '@hygiene/domain/in-person/enrolment/record-status'
import type { SearchFacts } from '@hygiene/domain/staff/search/search-terms'
import { ofBookings, type Scope } from './scope.ts'

const LIMIT = Prisma.raw(String(MOST_FOUND + 1))

interface Found<Status> {
  memberNo: number
  courseName: string
  businessName: string
  name: string
  status: Status
  licenceKey: string
}

const COLUMNS = Prisma.sql`e."memberNo", k."name" AS "courseName", e."businessName", m."name", e."status"::text, e."licenceKey"`

/** Finds online enrolments by number or licence, the latest first. They belong to no branch. */
export async function findOnline(db: PrismaClient, { recordNo, licenceKey }: SearchFacts, scope: Scope) {
  const named = [
    ...(recordNo === null ? [] : [Prisma.sql`e."enrolmentNo" = ${recordNo}::int`]),
    ...(licenceKey === null ? [] : [Prisma.sql`e."licenceKey" = ${licenceKey}`]),
  ]
  if (scope !== null || named.length === 0) return []
  return queryRows<Found<EnrolmentStatus> & { enrolmentNo: number }>(
    db,
    Prisma.sql`
    SELECT e."enrolmentNo", ${COLUMNS}
      FROM "OnlineEnrolment" e JOIN "Course" k USING ("courseNo") JOIN "Member" m USING ("memberNo")
     WHERE ${Prisma.join(named, ' OR ')} ORDER BY e."enrolmentNo" DESC LIMIT ${LIMIT}`,
  )
}

export async function findInPerson(
  db: PrismaClient,
  { recordNo, inPersonNo, licenceKey }: SearchFacts,
  scope: Scope,
) {
  const number = inPersonNo ?? recordNo
  const named = [
    ...(number === null ? [] : [Prisma.sql`e."inPersonEnrolmentNo" = ${number}::int`]),
    ...(licenceKey === null ? [] : [Prisma.sql`e."licenceKey" = ${licenceKey}`]),
  ]
  if (named.length === 0) return []
  const where = [
    Prisma.sql`(${Prisma.join(named, ' OR ')})`,
    ofBookings(scope, Prisma.sql`e."applicationNo"`),
  ]
  return queryRows<Found<InPersonStatus> & { inPersonEnrolmentNo: number }>(
    db,
    Prisma.sql`
    SELECT e."inPersonEnrolmentNo", ${COLUMNS}
      FROM "InPersonEnrolment" e JOIN "Course" k USING ("courseNo") JOIN "Member" m USING ("memberNo")
     WHERE ${allOf(where)} ORDER BY e."inPersonEnrolmentNo" DESC LIMIT ${LIMIT}`,
  )
}
