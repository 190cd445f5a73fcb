import type { Alongside, PrismaClient, Transaction } from '@hygiene/db'
import { endLinkedLogins } from '../login/end-linked-logins.ts'

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
    await endReach(db, employeeNo, now)
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
    await endReach(db, employeeNo, now)
    await alongside(db)
  })
}

/** The holder of the old secret is out everywhere: of the console, of operators' accounts, and of links not yet opened. */
async function endReach(db: Transaction, employeeNo: number, endedAt: Date): Promise<void> {
  await db.linkToken.updateMany({ where: { employeeNo, usedAt: null }, data: { usedAt: endedAt } })
  await db.staffLogin.updateMany({ where: { employeeNo, endedAt: null }, data: { endedAt } })
  await endLinkedLogins(db, employeeNo, endedAt)
}
