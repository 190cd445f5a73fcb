import { cancelCashReceipt } from '@hygiene/contracts/platform/job/cancel-cash-receipt'
import { handOver, type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { loadOrder } from './load-order.ts'

interface Withdrawal {
  cashReceiptNo: number
  alongside: (db: Transaction, memberNo: number) => Promise<void>
}

/** Staff have an issued cash receipt cancelled; the worker asks the gateway. */
export async function withdrawCashReceipt(
  client: PrismaClient,
  { cashReceiptNo, alongside }: Withdrawal,
): Promise<Verdict<'CASH_RECEIPT_NOT_FOUND' | 'CASH_RECEIPT_NOT_ISSUED'>> {
  return transaction<Verdict<'CASH_RECEIPT_NOT_FOUND' | 'CASH_RECEIPT_NOT_ISSUED'>>(client, async (db) => {
    const known = await db.cashReceipt.findUnique({ where: { cashReceiptNo } })
    const payment = known && (await loadOrder(db, known.paymentNo))
    if (!payment) return denied('CASH_RECEIPT_NOT_FOUND')
    if (!(await beginCancelling(db, { cashReceiptNo }, false))) return denied('CASH_RECEIPT_NOT_ISSUED')
    await alongside(db, payment.memberNo)
    return allowed()
  })
}

/** Money of a locked order went back: its cash receipt says too much, and is cancelled; the rest gets a new one then. */
export async function followMoneyBack(db: Transaction, paymentNo: number): Promise<void> {
  const issued = await db.cashReceipt.findFirst({ where: { paymentNo, status: 'issued' } })
  if (issued) await beginCancelling(db, issued, true)
}

async function beginCancelling(
  db: Transaction,
  { cashReceiptNo }: { cashReceiptNo: number },
  isForRefund: boolean,
): Promise<boolean> {
  const { count } = await db.cashReceipt.updateMany({
    where: { cashReceiptNo, status: 'issued' },
    data: { status: 'cancelling', isForRefund, failure: null },
  })
  if (count === 1) await handOver(db, cancelCashReceipt, { cashReceiptNo })
  return count === 1
}
