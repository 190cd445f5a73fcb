import { requestCashReceipt as contract } from '@hygiene/contracts/money/cash-receipt/staff/request-cash-receipt'
import { issueCashReceipt } from '@hygiene/contracts/platform/job/issue-cash-receipt'
import { handOver } from '@hygiene/db/outbox'
import { sealText } from '@hygiene/db/sealed-text'
import {
  cashReceiptNumber,
  maskCashReceiptNumber,
} from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { judgeOrder } from '../judge-order.ts'
import { loadOrder } from '../load-order.ts'

export const requestCashReceipt = operation(
  contract,
  { needs: ['REFUND_ACCOUNT_KEY'] },
  async ({ db, input: { paymentNo, purpose, number }, actor, now, log, REFUND_ACCOUNT_KEY }) => {
    const digits = cashReceiptNumber(purpose, number)
    if (digits === null) return denied('CASH_RECEIPT_NUMBER_WRONG')
    const payment = await loadOrder(db, paymentNo)
    if (!payment) return denied('PAYMENT_NOT_FOUND')
    const judged = await judgeOrder(db, payment)
    if (!judged.allowed) return judged
    const { cashReceiptNo } = await db.cashReceipt.create({
      data: {
        ...judged.sums,
        paymentNo,
        purpose,
        employeeNo: actor.employeeNo,
        identifierSealed: sealText(REFUND_ACCOUNT_KEY, digits),
        identifierShown: maskCashReceiptNumber(digits),
        requestedAt: now,
      },
    })
    await handOver(db, issueCashReceipt, { cashReceiptNo })
    log({ memberNos: [payment.memberNo] })
    return { cashReceiptNo }
  },
)
