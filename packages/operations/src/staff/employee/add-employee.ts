import type { Alongside, PrismaClient, StaffRole } from '@hygiene/db'

/** The role of an employee, and whose sessions they decide about where it is a branch's. */
export interface Access {
  role: StaffRole
  branchNo: number | null
}

export interface NewEmployee extends Access {
  loginId: string
  name: string
  passwordHash: string
  grantedBy: string
  alongside: Alongside
}

/** Adds an employee; the authenticator app is connected at the first login. */
export async function addEmployee(client: PrismaClient, wanted: NewEmployee, now: Date): Promise<void> {
  const { loginId, name, passwordHash, role, branchNo, grantedBy, alongside } = wanted
  const grants = { create: { role, branchNo, grantedBy, grantedAt: now } }
  await client.$transaction(async (db) => {
    await db.employee.create({
      data: { loginId, name, role, branchNo, passwordHash, createdAt: now, grants },
    })
    await alongside(db)
  })
}
