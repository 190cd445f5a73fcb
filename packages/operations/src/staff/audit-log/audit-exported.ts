import { allOf, type KeysetQuery } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { LoggedAction } from '@hygiene/domain/staff/audit-log/audit-subject'
import { loggedColumns, writeAudit } from './write-audit.ts'

interface ExportedLine extends LoggedAction {
  at: Date
  employeeNo: number
  reason: string
  ipAddress: string
}

/**
 * Writes a log entry for each member in a file, in one statement (safety measures notice, Art. 8), or one entry for a list
 * without people.
 */
export async function auditExported(
  db: Transaction,
  line: ExportedLine,
  memberNo: Prisma.Sql | null,
  { from, where }: KeysetQuery,
): Promise<void> {
  const { at, employeeNo, reason, ipAddress } = line
  if (memberNo === null) {
    await writeAudit(db, { ...line, caller: { employeeNo }, now: at })
    return
  }
  const { operation, subjectKind, subjectNo, detail } = loggedColumns(line)
  await db.$executeRaw`
    INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "operation", "subjectKind", "subjectNo", "detail", "reason", "ipAddress")
    SELECT DISTINCT ON (${memberNo}) ${at}::timestamptz, ${employeeNo}::int, ${memberNo}, ${operation}, ${subjectKind}::text, ${subjectNo}::int,
           ${detail}, ${reason}, ${ipAddress}
      FROM ${from} WHERE ${allOf(where)}`
}
