import { withdrawCashReceipt as contract } from '@hygiene/contracts/money/cash-receipt/staff/withdraw-cash-receipt'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { beginCancelling } from '../follow-money-back.ts'
import { loadOrder } from '../load-order.ts'

export const withdrawCashReceipt = operation(contract, async ({ db, input: { cashReceiptNo }, log }) => {
  const known = await db.cashReceipt.findUnique({ where: { cashReceiptNo } })
  const payment = known && (await loadOrder(db, known.paymentNo))
  if (!payment) return denied('CASH_RECEIPT_NOT_FOUND')
  if (!(await beginCancelling(db, { cashReceiptNo }, false))) return denied('CASH_RECEIPT_NOT_ISSUED')
  log({ memberNos: [payment.memberNo] })
  return { cashReceiptNo }
})
