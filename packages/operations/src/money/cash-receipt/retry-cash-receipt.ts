import { cancelCashReceipt } from '@hygiene/contracts/platform/job/cancel-cash-receipt'
import { issueCashReceipt } from '@hygiene/contracts/platform/job/issue-cash-receipt'
import { handOver, type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { loadOrder } from './load-order.ts'
import { judgeOrder, type RequestRefusal } from './request-cash-receipt.ts'

interface Retry {
  cashReceiptNo: number
  alongside: (db: Transaction, memberNo: number) => Promise<void>
}

export type RetryRefusal = RequestRefusal | 'CASH_RECEIPT_NOT_FOUND' | 'CASH_RECEIPT_NOTHING_TO_RETRY'

/**
 * Begins again what the gateway refused, for what is left of the order by now; what waits for a gateway that does not answer
 * is handed to the worker once more, which looks there first.
 */
export async function retryCashReceipt(
  client: PrismaClient,
  { cashReceiptNo, alongside }: Retry,
  now: Date,
): Promise<Verdict<RetryRefusal>> {
  return transaction<Verdict<RetryRefusal>>(client, async (db) => {
    const known = await db.cashReceipt.findUnique({ where: { cashReceiptNo } })
    const payment = known && (await loadOrder(db, known.paymentNo))
    const receipt = payment?.cashReceipts.find((row) => row.cashReceiptNo === cashReceiptNo)
    if (!payment || !receipt) return denied('CASH_RECEIPT_NOT_FOUND')
    if (receipt.status === 'failed') {
      if (!receipt.identifierSealed) return denied('CASH_RECEIPT_NOTHING_TO_RETRY')
      const judged = await judgeOrder(db, payment)
      if (!judged.allowed) return judged
      const again = {
        status: 'requested',
        failure: null,
        requestedAt: now,
        attempt: { increment: 1 },
      } as const
      await db.cashReceipt.update({ where: { cashReceiptNo }, data: { ...again, ...judged.sums } })
      await handOver(db, issueCashReceipt, { cashReceiptNo })
    } else if (receipt.failure !== null && receipt.status === 'requested') {
      await handOver(db, issueCashReceipt, { cashReceiptNo })
    } else if (receipt.failure !== null && receipt.status === 'cancelling') {
      await handOver(db, cancelCashReceipt, { cashReceiptNo })
    } else {
      return denied('CASH_RECEIPT_NOTHING_TO_RETRY')
    }
    await alongside(db, payment.memberNo)
    return allowed()
  })
}
