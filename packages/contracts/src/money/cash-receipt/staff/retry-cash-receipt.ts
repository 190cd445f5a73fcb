import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { requestCashReceipt } from './request-cash-receipt.ts'

/** Restarts a cash receipt that the gateway refused, or asks again if it did not answer. */
export const retryCashReceipt = staffWrites('/api/staff/cashReceipts/retry', {
  label: '현금영수증 다시 시도',
  permission: 'handleCashReceipts',
  audit: { subject: 'cashReceiptNo' },
  input: z.object({ cashReceiptNo: recordNo, reason: requestCashReceipt.input.shape.reason }),
  entity: z.object({ cashReceiptNo: z.int() }),
  refusals: ['CASH_RECEIPT_NOT_FOUND', 'CASH_RECEIPT_NOTHING_TO_RETRY', ...requestCashReceipt.refusals],
  perMinute: 30,
})
