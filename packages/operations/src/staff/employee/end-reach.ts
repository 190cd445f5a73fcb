import type { LoginEndReason } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { endLinkedLogins } from '../../member/login/end-linked-logins.ts'

export async function endReach(
  db: Transaction,
  employeeNo: number,
  endReason: LoginEndReason,
  endedAt: Date,
): Promise<void> {
  await db.staffLogin.updateMany({ where: { employeeNo, endedAt: null }, data: { endedAt } })
  await endOpenedAccounts(db, employeeNo, endReason, endedAt)
}

export async function endOpenedAccounts(
  db: Transaction,
  employeeNo: number,
  endReason: LoginEndReason,
  endedAt: Date,
): Promise<void> {
  await db.linkToken.updateMany({ where: { employeeNo, usedAt: null }, data: { usedAt: endedAt } })
  await endLinkedLogins(db, employeeNo, endReason, endedAt)
}
