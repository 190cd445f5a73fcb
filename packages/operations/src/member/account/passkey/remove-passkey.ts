import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { transaction } from '@hygiene/db/transaction'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { noteAccount } from '../note-account.ts'

/** A key of the person's own opens the account no more. */
export async function removePasskey(
  client: PrismaClient,
  memberNo: number,
  passkeyNo: number,
  now: Date,
): Promise<Verdict<'PASSKEY_UNKNOWN'>> {
  return transaction(client, async (db) => {
    const own = { passkeyNo, memberNo }
    const passkey = await db.passkey.findFirst({ where: own })
    const { count } = await db.passkey.deleteMany({ where: own })
    if (!passkey || count === 0) return denied('PASSKEY_UNKNOWN')
    await noteAccount(db, { memberNo, kind: 'passkeyRemoved', about: passkey.name, at: now })
    return allowed()
  })
}

/** A person leaves, or has proved to be the owner because the password was lost: every other way in is closed. */
export async function removeAllPasskeys(db: Transaction, memberNo: number, now: Date): Promise<void> {
  await db.passkeyChallenge.deleteMany({ where: { memberNo } })
  const removed = await db.passkey.findMany({ where: { memberNo } })
  await db.passkey.deleteMany({ where: { memberNo } })
  for (const { name } of removed)
    await noteAccount(db, { memberNo, kind: 'passkeyRemoved', about: name, at: now })
}
