import { listStaffEnrolments as contract } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import { Prisma } from '@hygiene/db/generated/client'
import { allOf } from '@hygiene/db/keyset'
import { derived, pick, type ScalarsOf, typed } from '@hygiene/db/table'
import {
  type EnrolmentStatus,
  enrolmentStatusLabel,
} from '@hygiene/domain/education/enrolment/enrolment-status'
import { inPersonStatusLabel, type InPersonStatus } from '@hygiene/domain/in-person/enrolment/record-status'
import { lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { list } from '../../../kit/list.ts'
import type { Asked, FilterOf } from '../../../kit/list-plan.ts'
import { membersNamed } from '../../../member/account/find-members.ts'
import { betweenDays } from '../../../platform/records/between-days.ts'
import { isHeld, reachedOf } from '../../../platform/records/reached-stage.ts'
import { LAST_WATCHED, hasStopped } from '../../../platform/records/stopped-study.ts'

type Kind = 'online' | 'inPerson'

const FACTS = [
  'memberNo',
  'applicationNo',
  'courseNo',
  'year',
  'salesType',
  'industryType',
  'appliedAt',
  'userName',
  'phone',
  'businessName',
  'licenceNo',
] as const
type Enrolment = Pick<ScalarsOf<'OnlineEnrolment'>, (typeof FACTS)[number] | 'extendedToOn'> & {
  key: string
  status: string
}

const columns = Prisma.raw(`${FACTS.map((name) => `"${name}"`).join(', ')}, "status"::text AS "status"`)
const SELECTED = {
  online: Prisma.sql`SELECT 'o' || "enrolmentNo" AS "key", ${columns}, "extendedToOn" FROM "OnlineEnrolment" e`,
  inPerson: Prisma.sql`SELECT 'h' || "inPersonEnrolmentNo" AS "key", ${columns}, NULL AS "extendedToOn" FROM "InPersonEnrolment" e`,
}

/** Selects enrolments of both kinds. The key is the number in the console's address. */
function enrolments({ filter, now }: Asked<typeof contract>) {
  const kinds = filter.kind === undefined ? (['online', 'inPerson'] as const) : [filter.kind]
  const tables = kinds.map(
    (one) => Prisma.sql`${SELECTED[one]} WHERE ${allOf(behindFigures(one, filter, now))}`,
  )
  return derived<Enrolment>(Prisma.join(tables, ' UNION ALL '), 'e')
}
const e = derived<Enrolment>(Prisma.empty, 'e')

const ofSession = (column: string) => Prisma.sql`(SELECT ${Prisma.raw(column)} FROM "Booking" b
  JOIN "InPersonSession" s USING ("sessionNo") JOIN "Branch" k USING ("branchNo")
  WHERE ${e.key} LIKE 'h%' AND b."applicationNo" = ${e.applicationNo})`

const number = typed<number>`substr(${e.key}, 2)::int`
const kindOf = typed<Kind>`CASE WHEN ${e.key} LIKE 'o%' THEN 'online' ELSE 'inPerson' END`
const sessionNo = typed<number | null>`${ofSession('s."sessionNo"')}`
const branchName = typed<string | null>`${ofSession('k."name"')}`

/** Supplies the input of `statusAt`; `extendedToOn` and `year` exist only for online enrolments. */
const TERM = Prisma.sql`json_build_object('key', ${e.key}, 'status', ${e.status}, 'year', ${e.year}, 'extendedToOn', ${e.extendedToOn})`
type Term = { key: string; status: EnrolmentStatus; year: number; extendedToOn: string | null }
const isOnline = ({ key }: { key: string }) => key.startsWith('o')
const either: Record<string, string> = { ...inPersonStatusLabel, ...enrolmentStatusLabel }
const statusOf = (
  term: { key: string; status: string; year: number; extendedToOn: string | null },
  now: Date,
) => (isOnline(term) ? statusAt(term as Term, now) : (term.status as InPersonStatus))

export const listStaffEnrolments = list(contract, {
  of: enrolments,
  key: { sql: e.key, type: 'text' },
  columns: {
    number,
    kind: kindOf,
    sessionNo,
    branchName,
    sessionAt: typed<Date | null>`${ofSession('s."startsAt"')}`,
    ...pick(e, 'status', 'extendedToOn'),
  },
  show: {
    status: statusOf,
    untilOn: ({ sessionAt, ...term }) =>
      isOnline(term) ? lastStudyDay(term) : sessionAt && seoulDay(sessionAt),
    isExtended: ({ extendedToOn }) => extendedToOn !== null,
  },
  where: ({ branches }) =>
    branches === null ? [] : [inSessions(Prisma.sql`s."branchNo" = ANY (${[...branches]}::int[])`)],
  filters: {
    kind: null,
    year: e.year,
    salesType: e.salesType,
    industryType: e.industryType,
    status: e.status,
    branchNo: (no) => inSessions(Prisma.sql`s."branchNo" = ${no}`),
    sessionNo: (no) => inSessions(Prisma.sql`s."sessionNo" = ${no}`),
    sidoCode: null,
    appliedFrom: null,
    appliedTo: null,
    completedFrom: null,
    completedTo: null,
    reached: null,
    isHeld: null,
    stoppedAtNo: null,
  },
  search: (text) => membersNamed(text, e.memberNo),
  file: {
    ...pick(e, 'appliedAt', 'phone', 'businessName', 'licenceNo', 'year', 'salesType', 'industryType'),
    number,
    kind: kindOf,
    name: e.userName,
    status: {
      sql: TERM,
      show(term: Term, now: Date) {
        const status = statusOf(term, now)
        return either[status] ?? status
      },
    },
    untilOn: {
      sql: Prisma.sql`json_build_object('term', ${TERM}, 'day', ${ofSession(`to_char(s."startsAt" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD')`)})`,
      show: ({ term, day }: { term: Term; day: string | null }) =>
        isOnline(term) ? lastStudyDay(term) : day,
    },
    branch: branchName,
    session: sessionNo,
  },
})

function behindFigures(kind: Kind, filter: FilterOf<typeof contract>, now: Date): Prisma.Sql[] {
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

/** Two provinces merged on 2026-07-01, and a record keeps the code of its time. */
const inProvince = (sidoCode: string) => Prisma.sql`e."sidoCode" IN (
  WITH RECURSIVE same AS (
    SELECT ${sidoCode}::text AS "code" UNION
    SELECT r."code"::text FROM "Region" r JOIN same ON r."successor"::text = same."code" WHERE r."level" = 1)
  SELECT "code" FROM same)`

function inSessions(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."applicationNo" = e."applicationNo" AND e."key" LIKE 'h%' AND ${condition})`
}
