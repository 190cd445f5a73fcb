import type { Alongside, PrismaClient } from '@hygiene/db'
import { endReach } from './end-reach.ts'

interface PasswordReplaced {
  loginId: string
  passwordHash: string
  alongside: Alongside
}

/** Gives an employee another password; every login with the old one ends. */
export async function replacePassword(
  client: PrismaClient,
  { loginId, passwordHash, alongside }: PasswordReplaced,
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    const { employeeNo } = await db.employee.update({ where: { loginId }, data: { passwordHash } })
    await endReach(db, employeeNo, 'passwordChanged', now)
    await alongside(db)
  })
}
