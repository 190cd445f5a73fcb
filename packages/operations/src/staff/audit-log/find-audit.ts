import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listAudit } from '@hygiene/contracts/staff/audit-log/list-audit'
import type { Keyset, KeysetQuery } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import { addSeoulDays, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'

type Wanted = Pick<InputOf<typeof listAudit>, 'filter' | 'text'>

export const auditKeyset: Keyset<'at'> = {
  sorts: { at: { sql: Prisma.sql`a."at"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`a."auditNo"`, type: 'bigint' },
}

/** Lines `a` of the log with their employees `e`; typed words are an employee's id or name. */
export function findAudit({ filter, text }: Wanted): KeysetQuery {
  const { employeeNo, memberNo, operation, fromDay, toDay } = filter
  const typed = text.trim()
  return {
    columns: Prisma.sql`a."auditNo"`,
    from: Prisma.sql`"AuditEntry" a LEFT JOIN "Employee" e USING ("employeeNo")`,
    where: [
      ...(employeeNo ? [Prisma.sql`a."employeeNo" = ${employeeNo}`] : []),
      ...(memberNo ? [Prisma.sql`a."memberNo" = ${memberNo}`] : []),
      ...(operation ? [Prisma.sql`a."operation" = ${operation}`] : []),
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
