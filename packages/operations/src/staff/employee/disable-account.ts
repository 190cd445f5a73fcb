import type { Alongside, PrismaClient } from '@hygiene/db'
import { endRequestsOf, lockRequestsOf } from '../approval/end-requests-of.ts'
import { endReach } from './end-reach.ts'

/** Ends an employee's account and logins for good, and keeps the log: enabled again, they log in again. */
export async function disableAccount(
  client: PrismaClient,
  { loginId, alongside }: { loginId: string; alongside: Alongside },
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    const { employeeNo } = await db.employee.findUniqueOrThrow({ where: { loginId } })
    await lockRequestsOf(db, employeeNo)
    await db.employee.update({ where: { employeeNo }, data: { disabledAt: now } })
    await endReach(db, employeeNo, 'expired', now)
    await endRequestsOf(db, employeeNo, now)
    await alongside(db)
  })
}
