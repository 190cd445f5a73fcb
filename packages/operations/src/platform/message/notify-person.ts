import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { handOver } from '@hygiene/db/outbox'
import type { MessageKind } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

/** Notifies a person by text message, in the transaction of its cause. `aboutNo`: see `MessageKind`. */
export async function notifyPerson(
  db: Transaction,
  kind: MessageKind,
  memberNo: number,
  aboutNo: number,
  now: Date,
): Promise<void> {
  const { messageNo } = await db.message.create({ data: { memberNo, kind, aboutNo, createdAt: now } })
  await handOver(db, sendMessage, { messageNo })
}
