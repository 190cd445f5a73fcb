import type { PrismaClient } from '@hygiene/db'
import { afterWrongPassword, judgeLoginAttempt, type LoginThrottle } from '@hygiene/domain'

/**
 * Counts the attempt before the password is checked: a hundred guesses sent at once would otherwise all pass the
 * same old count. The right password clears the row again.
 */
export async function countAttempt(client: PrismaClient, userId: string, now: Date): Promise<LoginThrottle> {
  return client.$transaction(async (db) => {
    await db.$executeRaw`
      INSERT INTO "LoginThrottle" ("userId", "failedCount", "lastFailedAt") VALUES (${userId}, 0, ${now})
      ON CONFLICT ("userId") DO NOTHING`
    const [row] = await db.$queryRaw<{ failedCount: number; lastFailedAt: Date }[]>`
      SELECT "failedCount", "lastFailedAt" FROM "LoginThrottle" WHERE "userId" = ${userId} FOR UPDATE`
    const failures = {
      count: row?.failedCount ?? 0,
      lastFailedAt: row && row.failedCount > 0 ? row.lastFailedAt : null,
    }

    const throttle = judgeLoginAttempt(failures, now)
    if (!throttle.allowed) return throttle

    const { count } = afterWrongPassword(failures, now)
    await db.loginThrottle.updateMany({ where: { userId }, data: { failedCount: count, lastFailedAt: now } })
    return throttle
  })
}

export async function forgetAttempts(client: PrismaClient, userId: string): Promise<void> {
  await client.loginThrottle.deleteMany({ where: { userId } })
}
