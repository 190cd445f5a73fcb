import type { Queries } from '@hygiene/db/connect'
import type { WaitingEntry } from '@hygiene/db/generated/client'

/** Returns the queue position, 1 being next. A person with an offer does not count. */
export async function queuePosition(
  db: Queries,
  { sessionNo, joinedAt, waitingNo }: WaitingEntry,
): Promise<number> {
  const ahead = await db.waitingEntry.count({
    where: {
      sessionNo,
      status: 'waiting',
      OR: [{ joinedAt: { lt: joinedAt } }, { joinedAt, waitingNo: { lt: waitingNo } }],
    },
  })
  return ahead + 1
}
