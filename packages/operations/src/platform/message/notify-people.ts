import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { handOverAll } from '@hygiene/db/outbox'
import type { MessageKind } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

/** Does the work of `notifyPerson` for a whole venue in two statements. `aboutNo`: see `MessageKind`. */
export async function notifyPeople(
  db: Transaction,
  kind: MessageKind,
  people: readonly { memberNo: number; aboutNo: number }[],
  now: Date,
  notBefore?: Date,
): Promise<{ messageNo: number; memberNo: number }[]> {
  const messages = await db.message.createManyAndReturn({
    data: people.map(({ memberNo, aboutNo }) => ({ memberNo, kind, aboutNo, createdAt: now })),
    select: { messageNo: true, memberNo: true },
  })
  await handOverAll(db, sendMessage, messages, notBefore)
  return messages
}
