import { cancelCashReceipt } from '@hygiene/contracts/platform/job/cancel-cash-receipt'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'

/** Money of a locked order went back: its cash receipt says too much, and is cancelled; the rest gets a new one then. */
export async function followMoneyBack(db: Transaction, paymentNo: number): Promise<void> {
  const issued = await db.cashReceipt.findFirst({ where: { paymentNo, status: 'issued' } })
  if (issued) await beginCancelling(db, issued, true)
}

/** Has the worker cancel an issued cash receipt; false where it is not issued. */
export async function beginCancelling(
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
