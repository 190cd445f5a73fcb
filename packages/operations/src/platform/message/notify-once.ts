import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import type { OnlineMessageKind } from '@hygiene/domain/platform/message/messages'

/**
 * Notifies a person once by text message, in the transaction of its cause. A unique index lets one of two simultaneous
 * transactions write. At night the message waits until morning. `aboutNo`: see `MessageKind`.
 */
export async function notifyOnce(
  db: Transaction,
  kind: OnlineMessageKind,
  { memberNo, aboutNo }: { memberNo: number; aboutNo: number },
  now: Date,
): Promise<void> {
  const written = await db.message.createManyAndReturn({
    data: [{ memberNo, kind, aboutNo, createdAt: now }],
    select: { messageNo: true },
    skipDuplicates: true,
  })
  for (const { messageNo } of written)
    await handOver(db, sendMessage, { messageNo }, nightUntil(now) ?? undefined)
}
