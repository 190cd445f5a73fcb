import { type InputOf, listAudit as contract } from '@hygiene/contracts'
import { type Keyset, type KeysetQuery, Prisma, readKeyset } from '@hygiene/db'
import { addSeoulDays, startOfSeoulDay } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

const KEYSET: Keyset<'at'> = {
  sorts: { at: { sql: Prisma.sql`a."at"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`a."auditNo"`, type: 'bigint' },
}

interface AuditRow {
  auditNo: string
  at: Date
  employeeName: string | null
  loginId: string | null
  consoleUser: string | null
  memberNo: number | null
  action: string
  reason: string
  isLinked: boolean
  ipAddress: string
}

export const listAudit = implement(contract, async ({ input, deps, now }) => {
  const { rows, ...page } = await readKeyset<AuditRow, 'at'>(deps.db, KEYSET, queryOf(input), input, now)
  const list = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  return { ...page, list }
})

function queryOf({ filter, words }: InputOf<typeof contract>): KeysetQuery {
  const { employeeNo, memberNo, act, fromDay, toDay } = filter
  const typed = words.trim()
  return {
    columns: Prisma.sql`a."auditNo"::text, a."at", e."name" AS "employeeName", e."loginId", a."consoleUser", a."memberNo",
      a."action", a."reason", a."loginNo" IS NOT NULL AS "isLinked", a."ipAddress"`,
    from: Prisma.sql`"AuditEntry" a LEFT JOIN "Employee" e USING ("employeeNo")`,
    where: [
      ...(employeeNo ? [Prisma.sql`a."employeeNo" = ${employeeNo}`] : []),
      ...(memberNo ? [Prisma.sql`a."memberNo" = ${memberNo}`] : []),
      ...(act ? [Prisma.sql`split_part(a."action", ' ', 1) = ${act}`] : []),
      ...(fromDay ? [Prisma.sql`a."at" >= ${startOfSeoulDay(fromDay)}`] : []),
      ...(toDay ? [Prisma.sql`a."at" < ${startOfSeoulDay(addSeoulDays(toDay, 1))}`] : []),
      ...(typed === ''
        ? []
        : [
            Prisma.sql`a."employeeNo" IN (
              SELECT "employeeNo" FROM "Employee" WHERE "loginId" = ${typed} OR "name" = ${typed})`,
          ]),
    ],
  }
}
