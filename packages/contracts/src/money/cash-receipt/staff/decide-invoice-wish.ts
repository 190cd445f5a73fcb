import { z } from 'zod'
import { invoiceNumberForm, wishRefusedForm } from '../../../forms/invoice.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Records that the 계산서 was issued, with its number, or gives the owner a reason for the refusal. */
export const decideInvoiceWish = staffWrites('/api/staff/cashReceipts/wishes/decide', {
  label: '계산서 신청 처리',
  permission: 'handleCashReceipts',
  audit: {},
  input: z.object({
    wishNo: recordNo,
    outcome: z.union([z.strictObject(invoiceNumberForm.shape), z.strictObject(wishRefusedForm.shape)]),
  }),
  entity: z.object({ wishNo: z.int() }),
  refusals: ['INVOICE_WISH_NOT_FOUND', 'INVOICE_WISH_DECIDED', 'INVOICE_CASH_RECEIPT_EXISTS'],
  perMinute: 30,
})
