import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'
import { AUDIT_DETAIL_LENGTH, type LoggedAction } from '@hygiene/domain/staff/audit-log/audit-subject'

interface AuditAction extends LoggedAction {
  caller: { employeeNo: number }
  reason: string
  ipAddress: string
  now: Date
  /** Lists the members whose data is affected; each gets a row. Is empty if the action concerns no particular person. */
  memberNos?: readonly number[]
}

export async function writeAudit(db: Queries, entry: AuditAction): Promise<void> {
  const { caller, reason, ipAddress, now, memberNos = [] } = entry
  const { operation, subjectKind, subjectNo, detail } = loggedColumns(entry)
  const about = memberNos.length === 0 ? [null] : [...memberNos]
  await queryRows(
    db,
    Prisma.sql`
    INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "operation", "subjectKind", "subjectNo", "detail", "reason", "ipAddress")
    SELECT ${now}::timestamptz, ${caller.employeeNo}::int, "memberNo", ${operation}::text, ${subjectKind}::text, ${subjectNo}::int,
           ${detail}::text, ${reason}::text, ${ipAddress}::text
      FROM unnest(${about}::int[]) AS "about" ("memberNo")`,
  )
}

export function loggedColumns({ operation, subject, detail = '' }: LoggedAction) {
  return {
    operation,
    subjectKind: subject?.kind ?? null,
    subjectNo: subject?.no ?? null,
    detail: detail.slice(0, AUDIT_DETAIL_LENGTH),
  }
}
