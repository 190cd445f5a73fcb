import type { PrismaClient } from '@hygiene/db'
import { keptSince } from '@hygiene/domain'

/** Deletes questions that found no consent; a consent and its acts are kept as long as the payments they led to. */
export async function forgetOldHelps(db: PrismaClient, now: Date): Promise<number> {
  const { count } = await db.help.deleteMany({
    where: { agreedAt: null, askedAt: { lt: keptSince('helps', now) } },
  })
  return count
}
