import type { Queries } from '@hygiene/db/connect'
import type { WaitingEntry } from '@hygiene/db/generated/client'

/** Place in the queue of a session, 1 is next; a person with an offer is being served and counts no more. */
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
