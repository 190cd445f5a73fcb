import type { Transaction } from '@hygiene/db'

/** Ends the operators' accounts an employee has open by a link, as a new password ends its owner's logins. */
export async function endLinkedLogins(db: Transaction, employeeNo: number, endedAt: Date): Promise<void> {
  await db.login.updateMany({
    where: { linkedEmployeeNo: employeeNo, endedAt: null },
    data: { endedAt, endReason: 'passwordChanged' },
  })
}
