import { allOf, type KeysetQuery, Prisma, type Transaction } from '@hygiene/db'
import { writeAudit } from './write-audit.ts'

interface ExportedLine {
  at: Date
  employeeNo: number
  action: string
  reason: string
  ipAddress: string
}

/** A line of the log for each member in a file, in one statement (safety measures notice, Art. 8); of a list about no people one line. */
export async function auditExported(
  db: Transaction,
  { at, employeeNo, action, reason, ipAddress }: ExportedLine,
  memberNo: Prisma.Sql | null,
  { from, where }: KeysetQuery,
): Promise<void> {
  if (memberNo === null) {
    await writeAudit(db, { caller: { employeeNo }, action, reason, ipAddress, now: at })
    return
  }
  await db.$executeRaw`
    INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "action", "reason", "ipAddress")
    SELECT DISTINCT ON (${memberNo}) ${at}::timestamptz, ${employeeNo}::int, ${memberNo}, ${action}, ${reason}, ${ipAddress}
      FROM ${from} WHERE ${allOf(where)}`
}
