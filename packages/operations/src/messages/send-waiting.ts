import type { Member, Message, PrismaClient, Transaction } from '@hygiene/db'

export type ToSend = Message & { member: Member }
/** A message goes out once: with the provider's number, or never with a reason for staff. */
export type Sending = Pick<Message, 'failure'> | Pick<Message, 'sentAt' | 'providerNo'>

/**
 * Sends a message that waits, once. The row stays locked while the provider is asked, so that the same job in two hands
 * sends one; only where the provider's answer is lost, or a worker dies before our commit, it goes out again: twice is
 * better than never.
 */
export async function sendWaiting(
  client: PrismaClient,
  messageNo: number,
  send: (db: Transaction, message: ToSend) => Promise<Sending>,
): Promise<void> {
  await client.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "Message" WHERE "messageNo" = ${messageNo} FOR UPDATE`
    const message = await db.message.findUnique({
      where: { messageNo, sentAt: null, failure: null },
      include: { member: true },
    })
    if (!message) return
    await db.message.update({ where: { messageNo }, data: await send(db, message) })
  })
}
