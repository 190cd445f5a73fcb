import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Has the gateway cancel an issued cash receipt. */
export const withdrawCashReceipt = endpoint({
  operation: 'withdrawCashReceipt',
  methods: ['POST'],
  path: '/api/staff/cashReceipts/withdraw',
  access: 'staff',
  permission: 'handleCashReceipts',
  effect: 'writes',
  sends: 'json',
  input: z.object({ cashReceiptNo: recordNo, reason: auditReason }),
  entity: z.object({ cashReceiptNo: z.int() }),
  refusals: ['CASH_RECEIPT_NOT_FOUND', 'CASH_RECEIPT_NOT_ISSUED', ...STAFF_REFUSALS],
  perMinute: 30,
})
