import type { Member, PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { allowed, denied } from '@hygiene/domain/verdict'
import { endLogins } from '../login/end-logins.ts'
import { removeAllPasskeys } from './passkey/remove-all-passkeys.ts'

/** The login that asks, or the token of a person who was locked out. */
type Asking = { loginNo: string } | { tokenHash: string }

/**
 * Sets a password in the place of the one that was looked at; false where that is another one by now, or the token was
 * used meanwhile: both are read before the hash is made, in two statements. Every other way to set one is closed with it,
 * and the person's logins end, all but the one that asks. Where no login asks, passkeys, which another person may have
 * added, are removed.
 */
export async function storePassword(
  client: PrismaClient,
  { memberNo, passwordHash: seenHash }: Pick<Member, 'memberNo' | 'passwordHash'>,
  passwordHash: string,
  now: Date,
  asking: Asking,
): Promise<boolean> {
  const stored = await transaction(client, async (db) => {
    const { count } = await db.member.updateMany({
      where: { memberNo, passwordHash: seenHash, withdrawnAt: null },
      data: { passwordHash, passwordChangedAt: now },
    })
    if (count === 0) return denied('CHANGED')
    if ('tokenHash' in asking) {
      const { tokenHash } = asking
      const open = await db.passwordReset.count({ where: { tokenHash, usedAt: null } })
      if (open === 0) return denied('CHANGED')
      await removeAllPasskeys(db, memberNo, now)
    }
    await db.passwordReset.updateMany({ where: { memberNo, usedAt: null }, data: { usedAt: now } })
    const exceptLoginNo = 'loginNo' in asking ? asking.loginNo : undefined
    await endLogins(db, memberNo, 'passwordChanged', now, exceptLoginNo)
    return allowed()
  })
  return stored.allowed
}
