import type { Queries } from '@hygiene/db'

interface AuditAct {
  /** The employee who acts. */
  caller: { employeeNo: number }
  action: string
  reason: string
  ipAddress: string
  now: Date
  /** The members whose data it is about, one row each. Empty: an act that is about no person in particular. */
  memberNos?: readonly number[]
}

/** Writes the employee, the act, the members whose data it is about, and the reason. */
export async function writeAudit(db: Queries, act: AuditAct): Promise<void> {
  const { caller, action, reason, ipAddress, now, memberNos = [] } = act
  const row = { at: now, employeeNo: caller.employeeNo, action, reason, ipAddress }
  const rows = memberNos.length === 0 ? [row] : memberNos.map((memberNo) => ({ ...row, memberNo }))
  await db.auditEntry.createMany({ data: rows })
}
