import type { Alongside, PrismaClient } from '@hygiene/db'
import { endReach } from './end-reach.ts'

/** Forgets an employee's authenticator app; the next login connects another one. */
export async function resetApp(
  client: PrismaClient,
  { loginId, alongside }: { loginId: string; alongside: Alongside },
  now: Date,
): Promise<void> {
  const data = { totpSealed: null, totpConfirmedAt: null, lastTotpStep: null }
  await client.$transaction(async (db) => {
    const { employeeNo } = await db.employee.update({ where: { loginId }, data })
    await endReach(db, employeeNo, 'passwordChanged', now)
    await alongside(db)
  })
}
