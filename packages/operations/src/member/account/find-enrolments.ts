import { allOf, type Keyset, type KeysetQuery } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { EnrolmentStatus } from '@hygiene/domain/education/enrolment/enrolment-status'
import type { FunnelStage } from '@hygiene/domain/staff/statistics/statistic'
import type { InPersonStatus } from '@hygiene/domain/in-person/enrolment/record-status'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { betweenDays } from '../../platform/records/between-days.ts'
import { isHeld, reachedOf } from '../../platform/records/reached-stage.ts'
import { LAST_WATCHED, hasStopped } from '../../platform/records/stopped-study.ts'
import { membersNamed } from './find-members.ts'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

type Kind = 'online' | 'inPerson'

export interface EnrolmentsWanted {
  filter: {
    kind?: Kind | undefined
    year?: number | undefined
    salesType?: SalesType | undefined
    industryType?: IndustryType | undefined
    status?: EnrolmentStatus | InPersonStatus | undefined
    branchNo?: number | undefined
    sessionNo?: number | undefined
    /** A province of today; records that keep a code it replaced are found, too. */
    sidoCode?: string | undefined
    /** Seoul days, both included. */
    appliedFrom?: string | undefined
    appliedTo?: string | undefined
    completedFrom?: string | undefined
    completedTo?: string | undefined
    reached?: FunnelStage | undefined
    isHeld?: boolean | undefined
    /** The lecture at which study stands still. */
    stoppedAtNo?: number | undefined
  }
  text: string
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
const SELECTED = {
  online: Prisma.sql`SELECT 'o' || "enrolmentNo" AS "key", ${FACTS}, "extendedToOn" FROM "OnlineEnrolment" e`,
  inPerson: Prisma.sql`SELECT 'h' || "inPersonEnrolmentNo" AS "key", ${FACTS}, NULL FROM "InPersonEnrolment" e`,
}

/** Enrolments of these conditions, for a keyset page or a frozen set. */
export function findEnrolments({ filter, text, branches, only }: EnrolmentsWanted, now: Date): KeysetQuery {
  const { kind, year, salesType, industryType, status, branchNo, sessionNo } = filter
  const kinds = kind === undefined ? (['online', 'inPerson'] as const) : [kind]
  const tables = kinds.map(
    (one) => Prisma.sql`${SELECTED[one]} WHERE ${allOf(behindFigures(one, filter, now))}`,
  )
  const said = text.trim()
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

/** The conditions by which the figures lead here, on the table `e` of a kind. */
function behindFigures(kind: Kind, filter: EnrolmentsWanted['filter'], now: Date): Prisma.Sql[] {
  const { appliedFrom, appliedTo, completedFrom, completedTo, reached, stoppedAtNo, sidoCode } = filter
  return [
    ...betweenDays(Prisma.sql`e."appliedAt"`, appliedFrom, appliedTo),
    ...betweenDays(Prisma.sql`e."completedAt"`, completedFrom, completedTo),
    ...(reached === undefined ? [] : [reachedOf(kind, reached)]),
    ...(filter.isHeld && kind === 'inPerson' ? [inHeldSession(now)] : []),
    ...(stoppedAtNo === undefined ? [] : [stoppedAt(kind, stoppedAtNo, now)]),
    ...(sidoCode === undefined ? [] : [inProvince(sidoCode)]),
  ]
}

function stoppedAt(kind: Kind, lectureNo: number, now: Date): Prisma.Sql {
  if (kind === 'inPerson') return Prisma.sql`false`
  return Prisma.sql`e."status" IN ('studying', 'expired') AND EXISTS (
    SELECT 1 FROM (${LAST_WATCHED}) last WHERE last."lectureNo" = ${lectureNo} AND ${hasStopped(now)})`
}

const inHeldSession = (now: Date) => Prisma.sql`EXISTS (
  SELECT 1 FROM "Booking" b WHERE b."applicationNo" = e."applicationNo" AND ${isHeld(Prisma.sql`b."sessionNo"`, seoulDay(now))})`

/** Two provinces became one on 2026-07-01; a record keeps the code of its day. */
const inProvince = (sidoCode: string) => Prisma.sql`e."sidoCode" IN (
  WITH RECURSIVE same AS (
    SELECT ${sidoCode}::text AS "code" UNION
    SELECT r."code"::text FROM "Region" r JOIN same ON r."successor"::text = same."code" WHERE r."level" = 1)
  SELECT "code" FROM same)`

/** Of a venue: the session in which the seat is, or was. */
function inSessions(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."applicationNo" = e."applicationNo" AND e."key" LIKE 'h%' AND ${condition})`
}
