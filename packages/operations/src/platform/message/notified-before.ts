import type { Message } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'

/** Limits the search: a repeated cause occurs within this time. */
const DOUBTED_MS = 40 * 86_400_000

/** Identifies the cause of a message for the provider to store. Contains no personal data. */
export function causeOf({ kind, aboutNo, forOn }: Pick<Message, 'kind' | 'aboutNo' | 'forOn'>): string {
  return [kind, aboutNo, forOn?.toISOString().slice(0, 10)].filter((part) => part !== undefined).join(' ')
}

/**
 * Returns since when a message of this cause may have been sent and then lost by restoring the database. Returns null without a
 * restore, for urgent or repeatable kinds, or if the database knows an earlier message of this cause.
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
