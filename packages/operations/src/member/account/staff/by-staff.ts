import type { Transaction } from '@hygiene/db'
import type { MemberActionReason, MemberEvidence } from '@hygiene/domain'
import { memberActionReasonText } from '@hygiene/domain'
import { writeAudit } from '../../../staff/audit-log/write-audit.ts'

/** An employee, the person they act for, and the branches they may see (null: every one). */
export interface ByStaff {
  employeeNo: number
  memberNo: number
  branches: readonly number[] | null
  ipAddress: string
}

/** An action that changes the account, with its reason. */
export interface StaffAction extends ByStaff {
  reasonCode: MemberActionReason
  text: string
}

/** Writes the action to the staff's log, in the action's own transaction. */
export async function logAction(
  db: Transaction,
  { employeeNo, memberNo, ipAddress, ...why }: StaffAction & { evidence?: MemberEvidence | null },
  operation: string,
  now: Date,
  detail = '',
): Promise<void> {
  const reason = memberActionReasonText(why)
  const action = { operation, subject: null, detail }
  await writeAudit(db, { caller: { employeeNo }, ...action, reason, ipAddress, now, memberNos: [memberNo] })
}
