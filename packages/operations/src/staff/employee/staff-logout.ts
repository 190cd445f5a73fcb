import type { PrismaClient } from '@hygiene/db/generated/client'
import { endOpenedAccounts } from './end-reach.ts'

/** Ends one login of staff because the employee logs out, and with it the operators' accounts they have open. */
export async function staffLogout(
  client: PrismaClient,
  { loginNo, employeeNo }: { loginNo: string; employeeNo: number },
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    await db.staffLogin.update({ where: { loginNo }, data: { endedAt: now } })
    await endOpenedAccounts(db, employeeNo, 'logout', now)
  })
}
