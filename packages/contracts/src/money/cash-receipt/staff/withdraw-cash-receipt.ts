import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const withdrawCashReceipt = staffWrites('/api/staff/cashReceipts/withdraw', {
  label: '현금영수증 취소',
  permission: 'handleCashReceipts',
  audit: { subject: 'cashReceiptNo' },
  input: z.object({ cashReceiptNo: recordNo, reason: auditReason }),
  entity: z.object({ cashReceiptNo: z.int() }),
  refusals: ['CASH_RECEIPT_NOT_FOUND', 'CASH_RECEIPT_NOT_ISSUED'],
  perMinute: 30,
})
