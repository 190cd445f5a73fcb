import type { PrismaClient } from '@hygiene/db'

/**
 * After a restored backup: a message that waits may have gone out since the backup was taken. Marked as tried, each is first
 * looked for at the provider (`sendWaiting`). Answers how many.
 */
export async function doubtUnsent(client: PrismaClient, now: Date): Promise<number> {
  const { count } = await client.message.updateMany({
    where: { sentAt: null, failure: null, triedAt: null },
    data: { triedAt: now },
  })
  return count
}
