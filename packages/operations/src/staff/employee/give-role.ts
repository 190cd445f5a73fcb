import type { Alongside, PrismaClient, Transaction } from '@hygiene/db'
import { endRequestsOf, lockRequestsOf } from '../approval/end-requests-of.ts'
import type { Access } from './add-employee.ts'

export interface RoleWanted extends Access {
  loginId: string
  grantedBy: string
  alongside: Alongside
}

/** Gives an employee another role at the server's console; every grant is kept with its giver. */
export async function giveRole(client: PrismaClient, wanted: RoleWanted, now: Date): Promise<void> {
  const { loginId, role, branchNo, grantedBy, alongside } = wanted
  await client.$transaction(async (db) => {
    const { employeeNo } = await db.employee.findUniqueOrThrow({ where: { loginId } })
    await writeRole(db, { employeeNo, role, branchNo, grantedBy }, now)
    await alongside(db)
  })
}

/** The role and its grant; false where there is no such employee. */
export async function writeRole(
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
