import type { Transaction } from '@hygiene/db/connect'
import { addEmployee } from '@hygiene/testing'
import { demoStaff } from './demo-staff.ts'

export async function seedStaff(db: Transaction): Promise<void> {
  for (const { loginId, name, role, hasApp, sidoCode } of demoStaff) {
    const branch =
      sidoCode === undefined
        ? null
        : await db.branch.findFirstOrThrow({ where: { sidoCode, parentNo: null } })
    await addEmployee(db, { loginId, name, role, branchNo: branch?.branchNo ?? null, hasTotp: hasApp })
  }
}
