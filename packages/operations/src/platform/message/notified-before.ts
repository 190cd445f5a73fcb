import type { Message } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'

/** A cause that is told again comes within these days: after them none is looked for. */
const DOUBTED_MS = 40 * 86_400_000

/** The cause of a message, for the provider to keep beside it. No person is in it. */
export function causeOf({ kind, aboutNo, forOn }: Pick<Message, 'kind' | 'aboutNo' | 'forOn'>): string {
  return [kind, aboutNo, forOn?.toISOString().slice(0, 10)].filter((part) => part !== undefined).join(' ')
}

/**
 * Since when a message of this cause may have gone out that the database has forgotten, because it was brought back to an
 * earlier instant; null: it was not, or the message is not the first of its cause that the database knows.
 */
export async function notifiedBefore(db: Queries, message: Message, now: Date): Promise<Date | null> {
  const { messageNo, memberNo, kind, aboutNo, forOn } = message
  if (MESSAGES[kind].rule.isUrgent || MESSAGES[kind].mayRepeat) return null
  const [last] = await db.databaseReturn.findMany({
    where: { returnedAt: { gt: new Date(now.getTime() - DOUBTED_MS), lte: message.createdAt } },
    orderBy: { stateAt: 'asc' },
    take: 1,
  })
  if (!last) return null
  const earlier = { memberNo, kind, aboutNo, forOn, messageNo: { lt: messageNo } }
  return (await db.message.count({ where: earlier })) > 0 ? null : last.stateAt
}
