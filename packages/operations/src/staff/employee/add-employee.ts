import type { StaffRole } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

export interface Access {
  role: StaffRole
  branchNo: number | null
}

export interface NewEmployee extends Access {
  loginId: string
  name: string
  passwordHash: string
  grantedBy: string
}

export async function addEmployee(db: Transaction, wanted: NewEmployee, now: Date): Promise<void> {
  const { grantedBy, ...employee } = wanted
  const { role, branchNo } = employee
  const grants = { create: { role, branchNo, grantedBy, grantedAt: now } }
  await db.employee.create({ data: { ...employee, createdAt: now, grants } })
}
