import type { Transaction } from '@hygiene/db/connect'
import { endReach } from './end-reach.ts'

export async function replacePassword(
  db: Transaction,
  { employeeNo, passwordHash }: { employeeNo: number; passwordHash: string },
  now: Date,
): Promise<void> {
  await db.employee.update({ where: { employeeNo }, data: { passwordHash } })
  await endReach(db, employeeNo, 'passwordChanged', now)
}
