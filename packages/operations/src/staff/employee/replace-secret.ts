import type { Alongside, PrismaClient } from '@hygiene/db'
import { endReach } from './end-reach.ts'

export interface SecretReplaced {
  loginId: string
  alongside: Alongside
}

/** Gives an employee another password; every login with the old one ends. */
export async function replacePassword(
  client: PrismaClient,
  { loginId, passwordHash, alongside }: SecretReplaced & { passwordHash: string },
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    const { employeeNo } = await db.employee.update({ where: { loginId }, data: { passwordHash } })
    await endReach(db, employeeNo, 'passwordChanged', now)
    await alongside(db)
  })
}

/** Forgets an employee's authenticator app; the next login connects another one. */
export async function resetTotp(
  client: PrismaClient,
  { loginId, alongside }: SecretReplaced,
  now: Date,
): Promise<void> {
  const data = { totpSealed: null, totpConfirmedAt: null, lastTotpStep: null }
  await client.$transaction(async (db) => {
    const { employeeNo } = await db.employee.update({ where: { loginId }, data })
    await endReach(db, employeeNo, 'passwordChanged', now)
    await alongside(db)
  })
}
