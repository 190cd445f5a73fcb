import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffSessions } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import type { KeysetQuery } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { inPersonStatusLabel } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { salesTypeLabel } from '@hygiene/domain/text'
import { findSessions, sessionKeyset } from '../../in-person/session/find-staff-sessions.ts'
import { takenSql } from '../../platform/records/seats-taken.ts'
import { labelOf } from '../../kit/list-file.ts'
import type { ExportKind, Viewer } from './export-kind.ts'

type Choice = Pick<InputOf<typeof listStaffSessions>, 'filter' | 'text'>

const STATUS = { open: '예정·진행 중', closed: '마감', cancelled: '취소' }
const SEAT = { sold: '결제 완료', held: '결제 대기', waiting: '대기', released: '자리 없음' }
const QUEUE = Prisma.sql`w."status"::text = ANY (${[...LIVE_PLACES]}::text[])`
const countOf = (table: string, condition: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*)::int FROM ${Prisma.raw(table)} WHERE ${condition})`

export const exportedSessions = (now: Date): ExportKind<Choice> => ({
  screen: 'sessions',
  key: sessionKeyset.key,
  found: (choice, viewer) => findSessions({ ...choice, branches: branchesOf(viewer) }),
  reach: (viewer) => findSessions({ filter: {}, text: '', branches: branchesOf(viewer) }),
  memberNo: null,
  columns: {
    number: { sql: Prisma.sql`s."sessionNo"` },
    startsAt: { sql: Prisma.sql`s."startsAt"` },
    endsAt: { sql: Prisma.sql`s."endsAt"` },
    venue: { sql: Prisma.sql`(SELECT v."name" FROM "Venue" v WHERE v."venueNo" = s."venueNo")` },
    branch: { sql: Prisma.sql`(SELECT k."name" FROM "Branch" k WHERE k."branchNo" = s."branchNo")` },
    kind: { sql: Prisma.sql`s."salesType"`, show: labelOf(salesTypeLabel) },
    status: { sql: Prisma.sql`s."status"::text`, show: labelOf(STATUS) },
    taken: {
      sql: countOf(
        '"Booking" b',
        Prisma.sql`b."sessionNo" = s."sessionNo" AND ${Prisma.raw(takenSql('b', `timestamptz '${now.toISOString()}'`))}`,
      ),
    },
    capacity: { sql: Prisma.sql`s."capacity"` },
    queue: { sql: countOf('"WaitingEntry" w', Prisma.sql`w."sessionNo" = s."sessionNo" AND ${QUEUE}`) },
    exceptions: {
      sql: countOf(
        '"Booking" b',
        Prisma.sql`b."sessionNo" = s."sessionNo" AND b."exceptionText" IS NOT NULL`,
      ),
    },
  },
})

const ROSTER = Prisma.sql`"Booking" b JOIN "InPersonSession" s USING ("sessionNo") JOIN "Member" m ON m."memberNo" = b."memberNo"
  LEFT JOIN "Attendance" a ON a."sessionNo" = b."sessionNo" AND a."applicationNo" = b."applicationNo"`

function roster(viewer: Viewer, more: readonly Prisma.Sql[]): KeysetQuery {
  const branches = branchesOf(viewer)
  const own = branches ? [Prisma.sql`s."branchNo" = ANY (${[...branches]}::int[])`] : []
  return { columns: Prisma.sql`b."applicationNo"`, from: ROSTER, where: [...own, ...more] }
}

const allOf = (
  expression: string,
  more = '',
) => Prisma.sql`(SELECT string_agg(${Prisma.raw(expression)}, ', ' ORDER BY r."inPersonEnrolmentNo")
  FROM "InPersonEnrolment" r ${Prisma.raw(more)} WHERE r."applicationNo" = b."applicationNo")`

export const exportedRoster: ExportKind<{ filter: { sessionNo: number } }> = {
  screen: 'roster',
  key: { sql: Prisma.sql`b."applicationNo"`, type: 'int' },
  found: ({ filter }, viewer) => roster(viewer, [Prisma.sql`b."sessionNo" = ${filter.sessionNo}`]),
  reach: (viewer) => roster(viewer, []),
  memberNo: Prisma.sql`b."memberNo"`,
  columns: {
    applicationNo: { sql: Prisma.sql`b."applicationNo"` },
    name: { sql: Prisma.sql`m."name"` },
    birth: { sql: Prisma.sql`m."birth"` },
    phone: { sql: Prisma.sql`m."phone"` },
    businessNames: { sql: allOf('r."businessName"') },
    seat: { sql: Prisma.sql`b."seat"::text`, show: labelOf(SEAT) },
    inAt: { sql: Prisma.sql`a."inAt"` },
    outAt: { sql: Prisma.sql`a."outAt"` },
    statuses: {
      sql: allOf('r."status"::text'),
      show: (statuses: string) => statuses.split(', ').map(labelOf(inPersonStatusLabel)).join(', '),
    },
    certificateNumbers: {
      sql: allOf('k."certificateNumber"', 'JOIN "Certificate" k USING ("inPersonEnrolmentNo")'),
    },
    exceptionText: { sql: Prisma.sql`b."exceptionText"` },
  },
}
