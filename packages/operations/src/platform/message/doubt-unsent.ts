import type { PrismaClient } from '@hygiene/db/generated/client'

/**
 * After the database was brought back to the state of an earlier instant: a message that waits may have gone out since. Marked
 * as tried, each is first looked for at the provider by our number (`sendWaiting`); messages that are written again for what had
 * been told in between are looked for by their cause (`notifiedBefore`). Answers how many wait.
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
