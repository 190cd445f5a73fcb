import { retryCashReceipt as contract } from '@hygiene/contracts/money/cash-receipt/staff/retry-cash-receipt'
import { cancelCashReceipt } from '@hygiene/contracts/platform/job/cancel-cash-receipt'
import { issueCashReceipt } from '@hygiene/contracts/platform/job/issue-cash-receipt'
import { handOver } from '@hygiene/db/outbox'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { judgeOrder } from '../judge-order.ts'
import { loadOrder } from '../load-order.ts'

/**
 * Retries a receipt the gateway refused with the order's current rest. One that waits for the gateway is handed to the worker
 * again, which reads the gateway's state first.
 */
export const retryCashReceipt = operation(contract, async ({ db, input: { cashReceiptNo }, now, log }) => {
  const known = await db.cashReceipt.findUnique({ where: { cashReceiptNo } })
  const payment = known && (await loadOrder(db, known.paymentNo))
  const receipt = payment?.cashReceipts.find((row) => row.cashReceiptNo === cashReceiptNo)
  if (!payment || !receipt) return denied('CASH_RECEIPT_NOT_FOUND')
  if (receipt.status === 'failed') {
    if (!receipt.identifierSealed) return denied('CASH_RECEIPT_NOTHING_TO_RETRY')
    const judged = await judgeOrder(db, payment)
    if (!judged.allowed) return judged
    const again = { status: 'requested', failure: null, requestedAt: now, attempt: { increment: 1 } } as const
    await db.cashReceipt.update({ where: { cashReceiptNo }, data: { ...again, ...judged.sums } })
    await handOver(db, issueCashReceipt, { cashReceiptNo })
  } else if (receipt.failure !== null && receipt.status === 'requested') {
    await handOver(db, issueCashReceipt, { cashReceiptNo })
  } else if (receipt.failure !== null && receipt.status === 'cancelling') {
    await handOver(db, cancelCashReceipt, { cashReceiptNo })
  } else {
    return denied('CASH_RECEIPT_NOTHING_TO_RETRY')
  }
  log({ memberNos: [payment.memberNo] })
  return { cashReceiptNo }
})
