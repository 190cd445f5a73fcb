import type { Queries } from '@hygiene/db/connect'
import { idleBefore } from '@hygiene/domain/member/account/dormancy'

/**
 * Marks accounts that were unused for too long as dormant until their owner verifies their identity (docs/rules/login.md; -1005).
 */
export async function putIdleToSleep(db: Queries, afterDays: number, now: Date): Promise<number> {
  if (afterDays === 0) return 0

  const lastUsed = { lte: idleBefore(afterDays, now) }
  const { count } = await db.member.updateMany({
    where: {
      dormantAt: null,
      withdrawnAt: null,
      unclaimedSince: null,
      OR: [{ lastLoginAt: lastUsed }, { lastLoginAt: null, createdAt: lastUsed }],
    },
    data: { dormantAt: now },
  })
  return count
}

export async function fallAsleep(db: Queries, memberNo: number, now: Date): Promise<void> {
  await db.member.update({ where: { memberNo }, data: { dormantAt: now } })
}
