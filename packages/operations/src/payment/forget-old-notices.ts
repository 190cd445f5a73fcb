import type { PrismaClient } from '@hygiene/db'
import { keptSince } from '@hygiene/domain'

/** Deletes the payment provider's notices that have had their time. */
export async function forgetOldNotices(db: PrismaClient, now: Date): Promise<number> {
  const { count } = await db.paymentNotice.deleteMany({
    where: { receivedAt: { lt: keptSince('notices', now) } },
  })
  return count
}
