import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { handOver } from '@hygiene/db/outbox'
import type { Member, Message, PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { notifiedBefore } from './notified-before.ts'

export type ToSend = Message & { member: Member }
/** A message goes out once: with the provider's number, or never with a reason for staff. */
export type Sending = Pick<Message, 'failure'> | Pick<Message, 'sentAt' | 'providerNo'> | Waiting
/** It has not been tried: it is handed over again then; null: by the action that lets it go on. */
interface Waiting {
  waitsUntil: Date | null
}

export interface Provider {
  send: (db: Transaction, message: ToSend) => Promise<Sending>
  /** The provider's number of a message it has taken before; null: it knows of none. */
  find: (message: ToSend) => Promise<string | null>
  /** The same of a message of this cause with another number of ours. */
  findCause: (message: ToSend, since: Date) => Promise<string | null>
  /** Takes a place in the day's ceiling; the instant until which the message waits where there is none. */
  takePlace: (message: Message) => Promise<Date | null>
  givePlaceBack: () => Promise<void>
}

/** So long after a try without an answer the provider may still take it, unseen: until then there is no other. */
export const UNANSWERED_MS = 120_000

const waiting = { sentAt: null, failure: null } as const

/**
 * Sends a message that waits, once. A try is written down before it is made: a later one, after a lost answer or a killed
 * worker, first asks the provider whether the message went out, and is made only when the lost one can no longer arrive.
 * The row stays locked while the provider is asked. At night, kinds that rest are handed over again for the morning.
 */
export async function sendWaiting(
  client: PrismaClient,
  messageNo: number,
  provider: Provider,
  now: Date,
): Promise<void> {
  const message = await client.message.findUnique({ where: { messageNo, ...waiting } })
  if (!message) return
  const until =
    (MESSAGES[message.kind].rule.night === 'waits' ? nightUntil(now) : null) ??
    (await provider.takePlace(message))
  if (until) return client.$transaction((db) => handOver(db, sendMessage, { messageNo }, until))

  const mayTry = await client
    .$transaction((db) => claimTry(db, messageNo, provider, now))
    .catch(async (error: unknown) => {
      await provider.givePlaceBack()
      throw error
    })
  // A try without an answer keeps its place: it may have gone out.
  const isSent = mayTry && (await client.$transaction((db) => sendLocked(db, messageNo, provider)))
  if (!isSent) await provider.givePlaceBack()
}

/** May the provider be asked to send it now? One of two simultaneous callers may. */
async function claimTry(db: Transaction, messageNo: number, provider: Provider, now: Date): Promise<boolean> {
  const message = await lockWaiting(db, messageNo)
  if (!message) return false
  const since = message.triedAt ? null : await notifiedBefore(db, message, now)
  const known = message.triedAt
    ? await provider.find(message)
    : since && (await provider.findCause(message, since))
  if (known) {
    await db.message.update({ where: { messageNo }, data: { sentAt: now, providerNo: known } })
    return false
  }
  if (message.triedAt) {
    const settledAt = new Date((message.askedAt?.getTime() ?? 0) + UNANSWERED_MS)
    if (settledAt > now) {
      await handOver(db, sendMessage, { messageNo }, settledAt)
      return false
    }
  }
  const triedAt = message.triedAt ?? now
  await db.message.update({ where: { messageNo }, data: { triedAt, askedAt: now } })
  return true
}

/** Answers whether the provider has taken it. */
async function sendLocked(db: Transaction, messageNo: number, { send }: Provider): Promise<boolean> {
  const message = await lockWaiting(db, messageNo)
  if (!message) return false
  const data = await send(db, message)
  if (!('waitsUntil' in data)) {
    await db.message.update({ where: { messageNo }, data })
    return 'sentAt' in data
  }
  const isFirst = message.triedAt?.getTime() === message.askedAt?.getTime()
  if (isFirst) await db.message.update({ where: { messageNo }, data: { triedAt: null, askedAt: null } })
  if (data.waitsUntil) await handOver(db, sendMessage, { messageNo }, data.waitsUntil)
  return false
}

async function lockWaiting(db: Transaction, messageNo: number): Promise<ToSend | null> {
  await db.$queryRaw`SELECT 1 FROM "Message" WHERE "messageNo" = ${messageNo} FOR UPDATE`
  return db.message.findUnique({ where: { messageNo, ...waiting }, include: { member: true } })
}
