import type { Transaction } from '@hygiene/db'
import { addEmployee } from '@hygiene/testing'
import { demoStaff } from './demo-staff.ts'

/** The association's staff; the secrets of their apps are sealed with the development key. */
export async function seedStaff(db: Transaction): Promise<void> {
  for (const { loginId, name, role, hasApp } of demoStaff) {
    await addEmployee(db, { loginId, name, role, hasTotp: hasApp })
  }
}
