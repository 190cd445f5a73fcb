import type { Member, PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { allowed, denied } from '@hygiene/domain/verdict'
import { endLogins } from '../login/end-logins.ts'
import { removeAllPasskeys } from './passkey/remove-all-passkeys.ts'

type Asking = { loginNo: string } | { tokenHash: string }

/**
 * Sets a password if the one that was checked is still in place and the token is unused; both were read before the hash, so it
 * may return false. Ends all logins except the requesting one and cancels other resets. Without a requesting login, passkeys are
 * removed, because another person may have added them.
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
