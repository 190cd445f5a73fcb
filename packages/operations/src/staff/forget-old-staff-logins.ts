import type { PrismaClient } from '@hygiene/db'
import { keptSince } from '@hygiene/domain'

/** Deletes links into operators' accounts and logins of staff that have had their time. */
export async function forgetOldStaffLogins(db: PrismaClient, now: Date): Promise<number> {
  const [links, logins] = await db.$transaction([
    db.linkToken.deleteMany({ where: { createdAt: { lt: keptSince('proofs', now) } } }),
    db.staffLogin.deleteMany({ where: { extendedAt: { lt: keptSince('staff', now) } } }),
  ])
  return links.count + logins.count
}
