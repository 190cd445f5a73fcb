import type { Transaction } from '@hygiene/db/connect'
import { approvalKindNames } from '@hygiene/domain/staff/approval/approval'
import { mayAskFor } from '@hygiene/domain/staff/approval/approval-verdict'
import { endApprovals } from './end-approval.ts'

/** Runs before the account is changed, because a decision locks its request before the accounts. */
export async function lockRequestsOf(db: Transaction, employeeNo: number): Promise<void> {
  await db.$queryRaw`
    SELECT 1 FROM "Approval" WHERE "makerNo" = ${employeeNo} AND "status" = 'pending' ORDER BY "approvalNo" FOR UPDATE`
}

/** Ends pending requests that the employee's current rights no longer allow. */
export async function endRequestsOf(db: Transaction, employeeNo: number, now: Date): Promise<void> {
  const employee = await db.employee.findUniqueOrThrow({ where: { employeeNo } })
  const lost = approvalKindNames.filter((kind) => !mayAskFor(kind, employee))
  await endApprovals(db, { makerNo: employeeNo, kind: { in: lost } }, { status: 'makerGone' }, now)
}
