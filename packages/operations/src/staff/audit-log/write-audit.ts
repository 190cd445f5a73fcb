import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'
import { AUDIT_DETAIL_LENGTH, type LoggedAction } from '@hygiene/domain/staff/audit-log/audit-subject'

interface AuditAction extends LoggedAction {
  /** The employee who acts. */
  caller: { employeeNo: number }
  reason: string
  ipAddress: string
  now: Date
  /** The members whose data it is about, one row each. Empty: an action that is about no person in particular. */
  memberNos?: readonly number[]
}

/** Writes the employee, the operation with its subject, the members whose data it is about, and the reason. */
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

/** The columns of an action. */
export function loggedColumns({ operation, subject, detail = '' }: LoggedAction) {
  return {
    operation,
    subjectKind: subject?.kind ?? null,
    subjectNo: subject?.no ?? null,
    detail: detail.slice(0, AUDIT_DETAIL_LENGTH),
  }
}
