import { cancelCashReceipt } from '@hygiene/contracts/platform/job/cancel-cash-receipt'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'

/** Cancels the cash receipt of a locked order after a refund, because its sum is too high. A new one for the rest follows. */
export async function followMoneyBack(db: Transaction, paymentNo: number): Promise<void> {
  const issued = await db.cashReceipt.findFirst({ where: { paymentNo, status: 'issued' } })
  if (issued) await beginCancelling(db, issued, true)
}

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
