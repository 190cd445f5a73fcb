import type { Alongside, PrismaClient } from '@hygiene/db'
import type { Access } from './add-employee.ts'

export interface RoleWanted extends Access {
  loginId: string
  grantedBy: string
  alongside: Alongside
}

/** Gives an employee another role; every grant is kept with its giver. */
export async function giveRole(client: PrismaClient, wanted: RoleWanted, now: Date): Promise<void> {
  const { loginId, role, branchNo, grantedBy, alongside } = wanted
  const grants = { create: { role, branchNo, grantedBy, grantedAt: now } }
  await client.$transaction(async (db) => {
    await db.employee.update({ where: { loginId }, data: { role, branchNo, grants } })
    await alongside(db)
  })
}
