import { settlePayment } from '@hygiene/contracts/platform/job/settle-payment'
import { handOver } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'

export interface NoticeTaken {
  noticeId: string
  type: string
  paymentId: string
}

/**
 * Stores a signed notice and hands its payment to the worker in one transaction. A repeated notice is one row, and an unknown
 * payment is ignored.
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
