import { issueCashReceipt } from '@hygiene/contracts/platform/job/issue-cash-receipt'
import type { CashReceipt } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import type { OrderWithReceipts } from './load-order.ts'
import { sumsOf } from './judge-order.ts'

/** Issues a receipt for the rest to the same person after a partial refund, without an employee (docs/rules/payment.md). */
export async function issueForRest(
  db: Transaction,
  { paymentNo, purpose, identifierSealed, identifierShown }: CashReceipt,
  payment: OrderWithReceipts,
  now: Date,
): Promise<void> {
  const sums = await sumsOf(db, payment)
  if (!sums || sums.amountWon <= 0 || !identifierSealed) return
  const receipt = await db.cashReceipt.create({
    data: {
      ...sums,
      paymentNo,
      purpose,
      identifierSealed: new Uint8Array(identifierSealed),
      identifierShown,
      requestedAt: now,
    },
  })
  await handOver(db, issueCashReceipt, { cashReceiptNo: receipt.cashReceiptNo })
}
