import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { handOverAll } from '@hygiene/db/outbox'
import type { MessageKind } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

export interface Notified {
  memberNo: number
  aboutNo: number
  /** The day a reminder is for; null where its cause does not come again. */
  forOn: Date | null
}

/** `notifyOnce` for many people by day, in two statements; answers how many had not been told. */
export async function notifyAllOnce(
  db: Transaction,
  kind: MessageKind,
  people: readonly Notified[],
  now: Date,
): Promise<number> {
  const written = await db.message.createManyAndReturn({
    data: people.map((person) => ({ ...person, kind, createdAt: now })),
    select: { messageNo: true },
    skipDuplicates: true,
  })
  await handOverAll(db, sendMessage, written)
  return written.length
}
