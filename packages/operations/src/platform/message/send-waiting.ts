import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { handOver } from '@hygiene/db/outbox'
import type { Member, Message, PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { notifiedBefore } from './notified-before.ts'

export type ToSend = Message & { member: Member }
export type Sending = Pick<Message, 'failure'> | Pick<Message, 'sentAt' | 'providerNo'> | Waiting
/** Has not been tried and is handed over again at this time. Null means that the action which resumes it does so. */
interface Waiting {
  waitsUntil: Date | null
}

export interface Provider {
  send: (db: Transaction, message: ToSend) => Promise<Sending>
  find: (message: ToSend) => Promise<string | null>
  findCause: (message: ToSend, since: Date) => Promise<string | null>
  /** Takes a slot of the daily ceiling. If it is full, returns until when the message waits. */
  takePlace: (message: Message) => Promise<Date | null>
  givePlaceBack: () => Promise<void>
}

/** Is the time in which the provider may still accept an unanswered request. No other attempt is made before. */
export const UNANSWERED_MS = 120_000

const waiting = { sentAt: null, failure: null } as const

/**
 * Sends a waiting message once. Each attempt is recorded first; a later one asks the provider whether the message was sent and
 * sends only when the lost request can no longer arrive. The row stays locked during the request. At night, non-urgent kinds are
 * deferred to the morning.
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
  // An unanswered attempt keeps its slot, because the message may have been sent.
  const isSent = mayTry && (await client.$transaction((db) => sendLocked(db, messageNo, provider)))
  if (!isSent) await provider.givePlaceBack()
}

/** Claims the right to send; one of two simultaneous callers gets it. */
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
