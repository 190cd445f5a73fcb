import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffEnrolments } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import { Prisma } from '@hygiene/db/generated/client'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import {
  type EnrolmentStatus,
  enrolmentStatusLabel,
} from '@hygiene/domain/education/enrolment/enrolment-status'
import { inPersonStatusLabel } from '@hygiene/domain/in-person/enrolment/record-status'
import { lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { OnlineType, onlineTypeLabel, salesTypeLabel, industryTypeLabel } from '@hygiene/domain/text'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { enrolmentKeyset, findEnrolments } from '../../member/account/find-enrolments.ts'
import { labelOf } from '../../kit/list-file.ts'
import type { ExportKind, Viewer } from './export-kind.ts'

type Choice = Pick<InputOf<typeof listStaffEnrolments>, 'filter' | 'text'>

const ofSession = (column: string) => Prisma.sql`(SELECT ${Prisma.raw(column)} FROM "Booking" b
  JOIN "InPersonSession" s USING ("sessionNo") JOIN "Branch" k USING ("branchNo")
  WHERE e."key" LIKE 'h%' AND b."applicationNo" = e."applicationNo")`

/** What `statusAt` judges by; `extendedToOn` and year are those of an online enrolment. */
const TERM = Prisma.sql`json_build_object('key', e."key", 'status', e."status", 'year', e."year", 'extendedToOn', e."extendedToOn")`
type Term = { key: string; status: EnrolmentStatus; year: number; extendedToOn: string | null }

const isOnline = ({ key }: Term) => key.startsWith('o')
const either: Record<string, string> = { ...inPersonStatusLabel, ...enrolmentStatusLabel }

/** The words for what an education is for: in an enrolment, a certificate and an exemption alike. */
const courseColumns = (year: Prisma.Sql, salesType: Prisma.Sql) => ({
  year: { sql: year },
  salesType: { sql: salesType, show: labelOf(salesTypeLabel) },
})

export const KIND_LABEL = {
  online: onlineTypeLabel[OnlineType.online],
  inPerson: onlineTypeLabel[OnlineType.collective],
}

export const exportedEnrolments: ExportKind<Choice> = {
  screen: 'enrolments',
  key: enrolmentKeyset.key,
  found: (choice, viewer, now) => findEnrolments({ ...choice, branches: branchesOf(viewer) }, now),
  reach: (viewer: Viewer, now: Date) =>
    findEnrolments({ filter: {}, text: '', branches: branchesOf(viewer) }, now),
  memberNo: Prisma.sql`e."memberNo"`,
  columns: {
    appliedAt: { sql: Prisma.sql`e."appliedAt"` },
    number: { sql: Prisma.sql`substr(e."key", 2)::int` },
    kind: {
      sql: Prisma.sql`CASE WHEN e."key" LIKE 'o%' THEN 'online' ELSE 'inPerson' END`,
      show: labelOf(KIND_LABEL),
    },
    name: { sql: Prisma.sql`e."userName"` },
    phone: { sql: Prisma.sql`e."phone"` },
    businessName: { sql: Prisma.sql`e."businessName"` },
    licenceNo: { sql: Prisma.sql`e."licenceNo"` },
    ...courseColumns(Prisma.sql`e."year"`, Prisma.sql`e."salesType"`),
    industryType: { sql: Prisma.sql`e."industryType"`, show: labelOf(industryTypeLabel) },
    status: {
      sql: TERM,
      show: (term: Term, now: Date) => {
        const status = isOnline(term) ? statusAt(term, now) : term.status
        return either[status] ?? status
      },
    },
    untilOn: {
      sql: Prisma.sql`json_build_object('term', ${TERM}, 'day', ${ofSession(`to_char(s."startsAt" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD')`)})`,
      show: ({ term, day }: { term: Term; day: string | null }) =>
        isOnline(term) ? lastStudyDay(term) : day,
    },
    branch: { sql: ofSession('k."name"') },
    session: { sql: ofSession('s."sessionNo"') },
  },
}
