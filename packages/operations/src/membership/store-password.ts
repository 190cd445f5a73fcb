import type { Member, PrismaClient } from '@hygiene/db'
import { endLogins } from '../login/end-logins.ts'
import { removeAllPasskeys } from './passkey/remove-passkey.ts'

/**
 * Sets a password in the place of the one that was looked at; false where that is another one by now. Every other way to
 * set one is closed with it, and the person's logins end, all but the one that asks. Where no login asks, the owner was
 * locked out: passkeys, which another person may have added, are removed.
 */
export async function storePassword(
  client: PrismaClient,
  { memberNo, passwordHash: lookedAt }: Pick<Member, 'memberNo' | 'passwordHash'>,
  passwordHash: string,
  now: Date,
  exceptLoginNo?: string,
): Promise<boolean> {
  return client.$transaction(async (db) => {
    const { count } = await db.member.updateMany({
      where: { memberNo, passwordHash: lookedAt, withdrawnAt: null },
      data: { passwordHash, passwordChangedAt: now },
    })
    if (count === 0) return false
    await db.passwordReset.updateMany({ where: { memberNo, usedAt: null }, data: { usedAt: now } })
    if (exceptLoginNo === undefined) await removeAllPasskeys(db, memberNo, now)
    await endLogins(db, memberNo, 'passwordChanged', now, exceptLoginNo)
    return true
  })
}
