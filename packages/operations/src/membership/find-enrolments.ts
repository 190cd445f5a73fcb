import { type Keyset, type KeysetQuery, Prisma } from '@hygiene/db'
import type { EnrolmentStatus, InPersonStatus } from '@hygiene/domain'
import { membersNamed } from './find-members.ts'

export interface EnrolmentsWanted {
  filter: {
    kind?: 'online' | 'inPerson' | undefined
    year?: number | undefined
    salesType?: number | undefined
    industryType?: number | undefined
    status?: EnrolmentStatus | InPersonStatus | undefined
    branchNo?: number | undefined
    sessionNo?: number | undefined
  }
  words: string
  /** Null: every branch. A branch sees enrolments whose seat is, or was, in its sessions. */
  branches: readonly number[] | null
  /** Rows of a page that were selected by hand; absent: all rows found. */
  only?: readonly string[] | undefined
}

/** Enrolments of both kinds by the instant of applying; the key is the number in the console's address. */
export const enrolmentKeyset: Keyset<'appliedAt'> = {
  sorts: { appliedAt: { sql: Prisma.sql`e."appliedAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`e."key"`, type: 'text' },
}

const FACTS = Prisma.raw(
  `"memberNo", "applicationNo", "courseNo", "year", "salesType", "industryType", "status"::text AS "status", "appliedAt",
   "userName", "phone", "businessName", "licenceNo"`,
)
const ONLINE = Prisma.sql`SELECT 'o' || "enrolmentNo" AS "key", ${FACTS}, "extendedToOn" FROM "OnlineEnrolment"`
const IN_PERSON = Prisma.sql`SELECT 'h' || "inPersonEnrolmentNo" AS "key", ${FACTS}, NULL FROM "InPersonEnrolment"`

/** Enrolments of these conditions, for a keyset page or a frozen set. */
export function findEnrolments({ filter, words, branches, only }: EnrolmentsWanted): KeysetQuery {
  const { kind, year, salesType, industryType, status, branchNo, sessionNo } = filter
  const tables = kind === 'online' ? [ONLINE] : kind === 'inPerson' ? [IN_PERSON] : [ONLINE, IN_PERSON]
  const said = words.trim()
  const where = [
    ...(year === undefined ? [] : [Prisma.sql`e."year" = ${year}`]),
    ...(salesType === undefined ? [] : [Prisma.sql`e."salesType" = ${salesType}`]),
    ...(industryType === undefined ? [] : [Prisma.sql`e."industryType" = ${industryType}`]),
    ...(status === undefined ? [] : [Prisma.sql`e."status" = ${status}`]),
    ...(branchNo === undefined ? [] : [inSessions(Prisma.sql`s."branchNo" = ${branchNo}`)]),
    ...(sessionNo === undefined ? [] : [inSessions(Prisma.sql`s."sessionNo" = ${sessionNo}`)]),
    ...(branches === null ? [] : [inSessions(Prisma.sql`s."branchNo" = ANY (${[...branches]}::int[])`)]),
    ...(only === undefined ? [] : [Prisma.sql`e."key" = ANY (${[...only]})`]),
    ...(said === '' ? [] : [membersNamed(said, Prisma.sql`e."memberNo"`)]),
  ]
  const from = Prisma.sql`(${Prisma.join(tables, ' UNION ALL ')}) e`
  return { columns: Prisma.sql`e."key"`, from, where }
}

/** Of a hall: the session in which the seat is, or was. */
function inSessions(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."applicationNo" = e."applicationNo" AND e."key" LIKE 'h%' AND ${condition})`
}
