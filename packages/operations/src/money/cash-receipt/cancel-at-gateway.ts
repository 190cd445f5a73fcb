import type { CashReceipt, PrismaClient } from '@hygiene/db/generated/client'
import { issueForRest } from './issue-for-rest.ts'
import { loadOrder } from './load-order.ts'
import type { HeldReceipt } from './send-cash-receipt.ts'

export interface CancelPorts {
  db: PrismaClient
  view: (paymentId: string) => Promise<HeldReceipt | null>
  cancel: (paymentId: string) => Promise<string | null>
}

/** Cancels an issued cash receipt at the gateway. One that the gateway already holds as cancelled is recorded as such. */
export async function cancelAtGateway(ports: CancelPorts, cashReceiptNo: number, now: Date): Promise<void> {
  const { db } = ports
  const payment = { select: { paymentId: true } }
  const receipt = await db.cashReceipt.findUnique({ where: { cashReceiptNo }, include: { payment } })
  if (receipt?.status !== 'cancelling') return
  const { paymentId } = receipt.payment
  const isIssued = (await ports.view(paymentId))?.status === 'issued'
  const failure = isIssued ? await ports.cancel(paymentId) : null
  if (failure === null) return keepCancelled(db, receipt, now)
  await db.cashReceipt.updateMany({
    where: { cashReceiptNo, status: 'cancelling' },
    data: { status: 'issued', failure: `취소하지 못했습니다. ${failure}`.slice(0, 300) },
  })
}

async function keepCancelled(client: PrismaClient, receipt: CashReceipt, now: Date): Promise<void> {
  const { cashReceiptNo, paymentNo, isForRefund } = receipt
  await client.$transaction(async (db) => {
    const payment = await loadOrder(db, paymentNo)
    const { count } = await db.cashReceipt.updateMany({
      where: { cashReceiptNo, status: 'cancelling' },
      data: { status: 'cancelled', cancelledAt: now, failure: null, identifierSealed: null },
    })
    if (count > 0 && isForRefund && payment) await issueForRest(db, receipt, payment, now)
  })
}
