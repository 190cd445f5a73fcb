import type { Alongside, PrismaClient } from '@hygiene/db'

/** Ends an employee's account at once and keeps its log. */
export async function disableEmployee(
  client: PrismaClient,
  { loginId, alongside }: { loginId: string; alongside: Alongside },
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    await db.employee.update({ where: { loginId }, data: { disabledAt: now } })
    await alongside(db)
  })
}
