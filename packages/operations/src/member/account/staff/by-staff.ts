import type { Transaction } from '@hygiene/db'
import type { MemberActReason, MemberEvidence } from '@hygiene/domain'
import { memberActReasonWords } from '@hygiene/domain'
import { writeAudit } from '../../../staff/audit-log/write-audit.ts'

/** An employee, the person they act for, and the branches they may see (null: every one). */
export interface ByStaff {
  employeeNo: number
  memberNo: number
  branches: readonly number[] | null
  ipAddress: string
}

/** An act that changes the account, with its reason. */
export interface StaffAct extends ByStaff {
  reasonCode: MemberActReason
  words: string
}

/** Writes the act to the staff's log, in the act's own transaction. */
export async function logAct(
  db: Transaction,
  { employeeNo, memberNo, ipAddress, ...why }: StaffAct & { evidence?: MemberEvidence | null },
  action: string,
  now: Date,
): Promise<void> {
  const reason = memberActReasonWords(why)
  await writeAudit(db, { caller: { employeeNo }, action, reason, ipAddress, now, memberNos: [memberNo] })
}
