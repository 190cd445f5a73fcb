import type { LoginEndReason, Transaction } from '@hygiene/db'

/** Ends the operators' accounts an employee has open by a link. */
export async function endLinkedLogins(
  db: Transaction,
  employeeNo: number,
  endReason: LoginEndReason,
  endedAt: Date,
): Promise<void> {
  await db.login.updateMany({
    where: { linkedEmployeeNo: employeeNo, endedAt: null },
    data: { endedAt, endReason },
  })
}
