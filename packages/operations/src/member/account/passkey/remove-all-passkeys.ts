import type { Transaction } from '@hygiene/db/connect'
import { noteAccount } from '../note-account.ts'

/**
 * Removes every passkey and challenge when a person withdraws or resets a lost password, because other people may have added
 * keys.
 */
export async function removeAllPasskeys(db: Transaction, memberNo: number, now: Date): Promise<void> {
  await db.passkeyChallenge.deleteMany({ where: { memberNo } })
  const removed = await db.passkey.findMany({ where: { memberNo } })
  await db.passkey.deleteMany({ where: { memberNo } })
  for (const { name } of removed)
    await noteAccount(db, { memberNo, kind: 'passkeyRemoved', about: name, at: now })
}
