import { cashReceiptPurposes } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo, text } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Issues the cash receipt of an order at the gateway, once. The number is encrypted at once and never shown again. */
export const requestCashReceipt = staffWrites('/api/staff/cashReceipts/request', {
  label: '현금영수증 발급',
  permission: 'handleCashReceipts',
  audit: { subject: 'paymentNo' },
  input: z.object({
    paymentNo: recordNo,
    purpose: z.enum(cashReceiptPurposes),
    number: text(30),
    reason: auditReason,
  }),
  entity: z.object({ cashReceiptNo: z.int() }),
  refusals: [
    'PAYMENT_NOT_FOUND',
    'CASH_RECEIPT_NUMBER_WRONG',
    'CASH_RECEIPT_METHOD',
    'CASH_RECEIPT_NO_MONEY',
    'CASH_RECEIPT_EXISTS',
    'CASH_RECEIPT_WHILE_REFUNDING',
    'CASH_RECEIPT_INVOICED',
    'COURSE_TAX_UNDECIDED',
  ],
  perMinute: 30,
})
