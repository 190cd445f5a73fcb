import { receiveNotice as contract, settlePayment } from '@hygiene/contracts'
import { handOver } from '@hygiene/db'
import { NoticeRejected, type PaymentNotice, readNotice } from '@hygiene/gateways'
import { type Call, implement } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'

/**
 * A signed notice: kept in the inbox and handed to the worker, in one transaction, then answered at once. The same
 * notice twice is one row; types and payments we do not know are answered 200, as the gateway asks.
 */
export const receiveNotice = implement(contract, async (call) => {
  const notice = await verified(call)
  const { paymentId } = notice
  if (paymentId === undefined) return { received: true }

  await call.deps.db.$transaction(async (db) => {
    const { count } = await db.paymentNotice.createMany({
      data: [
        {
          noticeId: notice.noticeId.slice(0, 100),
          type: notice.type.slice(0, 60),
          paymentId: paymentId.slice(0, 64),
          receivedAt: call.now,
        },
      ],
      skipDuplicates: true,
    })
    const payment = await db.payment.findUnique({ where: { paymentId }, select: { paymentNo: true } })
    if (count > 0 && payment) await handOver(db, settlePayment, { paymentNo: payment.paymentNo })
  })
  return { received: true }
})

async function verified({ deps, rawBody, headers }: Call<typeof contract>): Promise<PaymentNotice> {
  try {
    return await readNotice(deps.config.PORTONE_WEBHOOK_SECRET.split(','), rawBody, headers)
  } catch (error) {
    if (error instanceof NoticeRejected) throw new Breakage(403)
    throw error
  }
}
