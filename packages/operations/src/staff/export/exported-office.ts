import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listEmployees } from '@hygiene/contracts/staff/employee/list-employees'
import { Prisma } from '@hygiene/db/generated/client'
import { daysOfMonth } from '@hygiene/domain/money/closing/closing'
import { type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { moneyMoved } from '../../money/closing/money-moved.ts'
import { findEmployeeRows } from '../employee/employee-rows.ts'
import { labelOf } from '../../kit/list-file.ts'
import type { ExportKind } from './export-kind.ts'

type Choice = Pick<InputOf<typeof listEmployees>, 'filter' | 'text'>

const EMPLOYEES = {
  columns: Prisma.sql`e."employeeNo"`,
  from: Prisma.sql`"Employee" e LEFT JOIN "Branch" k USING ("branchNo") LEFT JOIN "EmployeeSetUp" u USING ("employeeNo")`,
}

export const exportedEmployees: ExportKind<Choice> = {
  screen: 'employees',
  key: { sql: EMPLOYEES.columns, type: 'int' },
  found: async (choice, { employeeNo }, now, db) => {
    const rows = await findEmployeeRows(db, { ...choice, selfNo: employeeNo }, now)
    const nos = rows.map((row) => row.employeeNo)
    return { ...EMPLOYEES, where: [Prisma.sql`e."employeeNo" = ANY (${nos}::int[])`] }
  },
  reach: () => ({ ...EMPLOYEES, where: [] }),
  memberNo: null,
  columns: {
    name: { sql: Prisma.sql`e."name"` },
    loginId: { sql: Prisma.sql`e."loginId"` },
    role: { sql: Prisma.sql`e."role"::text`, show: labelOf(staffRoleLabel) },
    branch: { sql: Prisma.sql`k."name"` },
    state: {
      sql: Prisma.sql`CASE WHEN e."disabledAt" IS NOT NULL THEN '정지' WHEN u."employeeNo" IS NOT NULL THEN '비밀번호 정하기 전'
        WHEN e."totpConfirmedAt" IS NULL THEN '인증 앱 연결 전' ELSE '정상' END`,
    },
    lastLoginAt: {
      sql: Prisma.sql`(SELECT max(l."startedAt") FROM "StaffLogin" l WHERE l."employeeNo" = e."employeeNo" AND l."provedAt" IS NOT NULL)`,
    },
    reviewedAt: {
      sql: Prisma.sql`(SELECT max(v."reviewedAt") FROM "RoleReview" v WHERE v."employeeNo" = e."employeeNo")`,
    },
  },
}

const FIRST_DAY: SeoulDay = '2000-01-01'

function daysOfMoney(from: SeoulDay, now: Date) {
  const sums = Prisma.raw(
    ['receivedWon', 'refundedWon', 'reportedReceivedWon', 'reportedRefundedWon']
      .map((name) => `sum(v."${name}")::float8 AS "${name}"`)
      .join(', '),
  )
  return Prisma.sql`(SELECT (v."at" AT TIME ZONE 'Asia/Seoul')::date AS "day", ${sums}
     FROM (${moneyMoved(startOfSeoulDay(from), now)}) v GROUP BY 1) d
   LEFT JOIN "Closing" c ON c."day" = d."day" AND c."reopenedAt" IS NULL LEFT JOIN "Employee" e USING ("employeeNo")`
}

export const exportedClosings: ExportKind<{ filter: { month: string } }> = {
  screen: 'closings',
  key: { sql: Prisma.sql`d."day"`, type: 'date' },
  found: ({ filter }, _viewer, now) => {
    const days = daysOfMonth(filter.month)
    const [from = FIRST_DAY, to = FIRST_DAY] = [days[0], days.at(-1)]
    const where = [Prisma.sql`d."day" BETWEEN ${from}::date AND ${to}::date`]
    return { columns: Prisma.sql`d."day"`, from: daysOfMoney(from, now), where }
  },
  reach: (_viewer, now) => ({ columns: Prisma.sql`d."day"`, from: daysOfMoney(FIRST_DAY, now), where: [] }),
  memberNo: null,
  columns: {
    day: { sql: Prisma.sql`to_char(d."day", 'YYYY-MM-DD')` },
    state: { sql: Prisma.sql`CASE WHEN c."closingNo" IS NULL THEN '마감 전' ELSE '마감' END` },
    receivedWon: { sql: Prisma.sql`d."receivedWon"` },
    refundedWon: { sql: Prisma.sql`d."refundedWon"` },
    reportedReceivedWon: { sql: Prisma.sql`d."reportedReceivedWon"` },
    reportedRefundedWon: { sql: Prisma.sql`d."reportedRefundedWon"` },
    closedAt: { sql: Prisma.sql`c."closedAt"` },
    employee: { sql: Prisma.sql`e."name"` },
    text: { sql: Prisma.sql`c."text"` },
  },
}
