import { decideInvoiceWish as contract } from '@hygiene/contracts/money/cash-receipt/staff/decide-invoice-wish'
import { activeCashReceipt } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { loadOrder } from '../load-order.ts'

export const decideInvoiceWish = operation(contract, async ({ db, input, actor, now, log }) => {
  const { wishNo, outcome } = input
  const known = await db.invoiceWish.findUnique({ where: { wishNo } })
  const payment = known && (await loadOrder(db, known.paymentNo))
  if (!payment?.invoiceWish) return denied('INVOICE_WISH_NOT_FOUND')
  if (payment.invoiceWish.status !== 'asked') return denied('INVOICE_WISH_DECIDED')
  const isDone = 'invoiceNumber' in outcome
  const hasReceipt = payment.cashReceipts.some(({ status }) =>
    activeCashReceipt.some((active) => active === status),
  )
  if (isDone && hasReceipt) return denied('INVOICE_CASH_RECEIPT_EXISTS')
  const status = isDone ? 'done' : 'refused'
  await db.invoiceWish.update({
    where: { wishNo },
    data: { ...outcome, sealed: null, status, decidedAt: now, employeeNo: actor.employeeNo },
  })
  const reason = isDone ? `계산서 ${outcome.invoiceNumber}` : outcome.text
  log({ subject: { kind: 'invoiceWish', no: wishNo }, reason, memberNos: [payment.memberNo] })
  return { wishNo }
})
