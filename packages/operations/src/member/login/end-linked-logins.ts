import type { LoginEndReason } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

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
