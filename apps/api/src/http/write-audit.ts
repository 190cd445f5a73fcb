import type { Queries } from '@hygiene/db'
import type { StaffCaller } from './staff-caller.ts'

export interface AuditAct {
  caller: StaffCaller
  action: string
  reason: string
  ipAddress: string
  now: Date
  /** Whose data; one row each. Empty: an act about nobody in particular. */
  memberNos?: readonly number[]
}

/** Writes who did what with whose data, and why. */
export async function writeAudit(db: Queries, act: AuditAct): Promise<void> {
  const { caller, action, reason, ipAddress, now, memberNos = [] } = act
  const row = { at: now, employeeNo: caller.employeeNo, action, reason, ipAddress }
  const rows = memberNos.length === 0 ? [row] : memberNos.map((memberNo) => ({ ...row, memberNo }))
  await db.auditEntry.createMany({ data: rows })
}
