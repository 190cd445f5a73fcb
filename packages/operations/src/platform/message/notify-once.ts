import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import type { OnlineMessageKind } from '@hygiene/domain/platform/message/messages'

/**
 * Tells a person by text message, in the transaction of its cause, unless that has been told: of two transactions the
 * database lets one write (unique index). At night the message waits for the morning. `aboutNo`: see `MessageKind`.
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
