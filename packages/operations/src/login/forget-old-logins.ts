import type { PrismaClient } from '@hygiene/db'
import { keptSince } from '@hygiene/domain'

/** Deletes logins and counts of wrong passwords that have had their time. */
export async function forgetOldLogins(db: PrismaClient, now: Date): Promise<number> {
  const [throttles, logins] = await db.$transaction([
    db.loginThrottle.deleteMany({ where: { lastFailedAt: { lt: keptSince('throttles', now) } } }),
    db.login.deleteMany({ where: { extendedAt: { lt: keptSince('logins', now) } } }),
  ])
  return throttles.count + logins.count
}
