import { allOf, type KeysetQuery, Prisma, type Transaction } from '@hygiene/db'

interface ExportedLine {
  at: Date
  employeeNo: number
  action: string
  reason: string
  ipAddress: string
}

/** A line of the log for each member in a file, in one statement (safety measures notice, Art. 8). */
export async function auditExported(
  db: Transaction,
  { at, employeeNo, action, reason, ipAddress }: ExportedLine,
  memberNo: Prisma.Sql,
  { from, where }: KeysetQuery,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "action", "reason", "ipAddress")
    SELECT DISTINCT ON (${memberNo}) ${at}::timestamptz, ${employeeNo}::int, ${memberNo}, ${action}, ${reason}, ${ipAddress}
      FROM ${from} WHERE ${allOf(where)}`
}
