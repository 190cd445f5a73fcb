import type { Alongside, PrismaClient } from '@hygiene/db'
import { endReach } from './end-reach.ts'

/** Ends an employee's account and logins for good, and keeps the log: enabled again, they log in anew. */
export async function disableEmployee(
  client: PrismaClient,
  { loginId, alongside }: { loginId: string; alongside: Alongside },
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    const { employeeNo } = await db.employee.update({ where: { loginId }, data: { disabledAt: now } })
    await endReach(db, employeeNo, 'expired', now)
    await alongside(db)
  })
}
