import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { requestCashReceipt } from './request-cash-receipt.ts'

/** Begins a cash receipt again that the gateway refused, or asks once more where it did not answer. */
export const retryCashReceipt = endpoint({
  operation: 'retryCashReceipt',
  methods: ['POST'],
  path: '/api/staff/cashReceipts/retry',
  access: 'staff',
  permission: 'handleCashReceipts',
  effect: 'writes',
  sends: 'json',
  input: z.object({ cashReceiptNo: recordNo, reason: requestCashReceipt.input.shape.reason }),
  entity: z.object({ cashReceiptNo: z.int() }),
  refusals: ['CASH_RECEIPT_NOT_FOUND', 'CASH_RECEIPT_NOTHING_TO_RETRY', ...requestCashReceipt.refusals],
  perMinute: 30,
})
