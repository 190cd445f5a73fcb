import type { Transaction } from '@hygiene/db/connect'
import { endRequestsOf, lockRequestsOf } from '../approval/end-requests-of.ts'
import type { Access } from './add-employee.ts'

/** Changes an employee's role and records who granted it. Returns false if the employee does not exist. */
export async function giveRole(
  db: Transaction,
  { employeeNo, role, branchNo, grantedBy }: Access & { employeeNo: number; grantedBy: string },
  now: Date,
): Promise<boolean> {
  await lockRequestsOf(db, employeeNo)
  const { count } = await db.employee.updateMany({ where: { employeeNo }, data: { role, branchNo } })
  if (count === 0) return false
  await db.roleGrant.create({ data: { employeeNo, role, branchNo, grantedBy, grantedAt: now } })
  await endRequestsOf(db, employeeNo, now)
  return true
}
