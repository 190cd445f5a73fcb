import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { handOverAll } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'

const waiting = { sentAt: null, failure: null } as const

export async function handOverWaiting(db: Transaction, messageNos: readonly number[]): Promise<number[]> {
  const messages = await db.message.findMany({
    where: { messageNo: { in: [...messageNos] }, ...waiting },
    select: { messageNo: true },
  })
  await handOverAll(db, sendMessage, messages)
  return messages.map(({ messageNo }) => messageNo)
}

export async function giveUpWaiting(
  db: Transaction,
  messageNos: readonly number[],
  failure: string,
): Promise<void> {
  await db.message.updateMany({
    where: { messageNo: { in: [...messageNos] }, triedAt: null, ...waiting },
    data: { failure },
  })
}
