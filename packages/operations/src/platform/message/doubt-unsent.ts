import type { PrismaClient } from '@hygiene/db/generated/client'

/**
 * Handles a database restored to an earlier state, whose waiting messages may already have been sent. Marks them as tried, so
 * that `sendWaiting` first asks the provider by our number; repeated messages are looked up by cause (`notifiedBefore`). Returns
 * how many wait.
 */
export async function doubtUnsent(client: PrismaClient, stateAt: Date, now: Date): Promise<number> {
  return client.$transaction(async (db) => {
    await db.databaseReturn.create({ data: { stateAt, returnedAt: now } })
    const { count } = await db.message.updateMany({
      where: { sentAt: null, failure: null, triedAt: null },
      data: { triedAt: now },
    })
    return count
  })
}
