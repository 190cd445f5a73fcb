import { settlePayment } from '@hygiene/contracts/platform/job/settle-payment'
import { handOver } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'

export interface NoticeTaken {
  noticeId: string
  type: string
  paymentId: string
}

/**
 * Keeps a signed notice in the inbox and hands its payment to the worker, in one transaction. The same notice twice is one
 * row, and a payment that is not ours is left alone.
 */
export async function receiveNotice(
  client: PrismaClient,
  { noticeId, type, paymentId }: NoticeTaken,
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    const { count } = await db.paymentNotice.createMany({
      data: [
        {
          noticeId: noticeId.slice(0, 100),
          type: type.slice(0, 60),
          paymentId: paymentId.slice(0, 64),
          receivedAt: now,
        },
      ],
      skipDuplicates: true,
    })
    const payment = await db.payment.findUnique({ where: { paymentId }, select: { paymentNo: true } })
    if (count > 0 && payment) await handOver(db, settlePayment, { paymentNo: payment.paymentNo })
  })
}
