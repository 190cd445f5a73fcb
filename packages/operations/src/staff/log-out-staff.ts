import type { PrismaClient } from '@hygiene/db'

/** Ends one login of staff because the employee logs out. */
export async function logOutStaff(db: PrismaClient, loginNo: string, now: Date): Promise<void> {
  await db.staffLogin.update({ where: { loginNo }, data: { endedAt: now } })
}
