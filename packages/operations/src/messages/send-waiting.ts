import { sendMessage } from '@hygiene/contracts'
import { handOver, type Member, type Message, type PrismaClient, type Transaction } from '@hygiene/db'
import { isOnlineMessage, nightUntil } from '@hygiene/domain'

export type ToSend = Message & { member: Member }
/** A message goes out once: with the provider's number, or never with a reason for staff. */
export type Sending = Pick<Message, 'failure'> | Pick<Message, 'sentAt' | 'providerNo'> | Waiting
/** It has not been tried: it is handed over again then; null: by the act that lets it go on. */
interface Waiting {
  waitsUntil: Date | null
}

export interface Provider {
  send: (db: Transaction, message: ToSend) => Promise<Sending>
  /** The provider's number of a message it has taken before; null: it knows of none. */
  find: (message: ToSend) => Promise<string | null>
}

const waiting = { sentAt: null, failure: null } as const

/**
 * Sends a message that waits, once. The row stays locked while the provider is asked, so that the same job in two hands
 * sends one. A try is written down before it is made: a later one, after a lost answer or a killed worker, first asks the
 * provider whether the message went out. At night, messages of the online path and campaigns are handed over again for the
 * morning.
 */
export async function sendWaiting(
  client: PrismaClient,
  messageNo: number,
  provider: Provider,
  now: Date,
): Promise<void> {
  const message = await client.message.findUnique({ where: { messageNo, ...waiting } })
  if (!message) return
  const morning = isOnlineMessage(message) || message.kind === 'campaign' ? nightUntil(now) : null
  if (morning) return client.$transaction((db) => handOver(db, sendMessage, { messageNo }, morning))

  const { count } = await client.message.updateMany({
    where: { messageNo, triedAt: null, ...waiting },
    data: { triedAt: now },
  })
  await client.$transaction((db) => sendLocked(db, messageNo, { ...provider, isFirst: count === 1 }, now))
}

async function sendLocked(
  db: Transaction,
  messageNo: number,
  { isFirst, send, find }: Provider & { isFirst: boolean },
  now: Date,
): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Message" WHERE "messageNo" = ${messageNo} FOR UPDATE`
  const message = await db.message.findUnique({ where: { messageNo, ...waiting }, include: { member: true } })
  if (!message) return
  const providerNo = isFirst ? null : await find(message)
  const data = providerNo === null ? await send(db, message) : { sentAt: now, providerNo }
  if (!('waitsUntil' in data)) return void (await db.message.update({ where: { messageNo }, data }))
  if (isFirst) await db.message.update({ where: { messageNo }, data: { triedAt: null } })
  if (data.waitsUntil) await handOver(db, sendMessage, { messageNo }, data.waitsUntil)
}
