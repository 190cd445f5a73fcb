import { Prisma, type Queries, queryRows } from '@hygiene/db'

interface AuditAction {
  /** The employee who acts. */
  caller: { employeeNo: number }
  action: string
  reason: string
  ipAddress: string
  now: Date
  /** The members whose data it is about, one row each. Empty: an action that is about no person in particular. */
  memberNos?: readonly number[]
}

/** Writes the employee, the action, the members whose data it is about, and the reason. */
export async function writeAudit(db: Queries, entry: AuditAction): Promise<void> {
  const { caller, action, reason, ipAddress, now, memberNos = [] } = entry
  const about = memberNos.length === 0 ? [null] : [...memberNos]
  await queryRows(
    db,
    Prisma.sql`
    INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "action", "reason", "ipAddress")
    SELECT ${now}::timestamptz, ${caller.employeeNo}::int, "memberNo", ${action}::text, ${reason}::text, ${ipAddress}::text
      FROM unnest(${about}::int[]) AS "about" ("memberNo")`,
  )
}
