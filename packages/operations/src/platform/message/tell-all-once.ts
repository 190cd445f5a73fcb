import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { handOverAll, type MessageKind, type Transaction } from '@hygiene/db'

export interface Told {
  memberNo: number
  aboutNo: number
  /** The day a reminder is for; null where its cause does not come again. */
  forOn: Date | null
}

/** `tellOnce` for many people by day, in two statements; answers how many had not been told. */
export async function tellAllOnce(
  db: Transaction,
  kind: MessageKind,
  people: readonly Told[],
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
