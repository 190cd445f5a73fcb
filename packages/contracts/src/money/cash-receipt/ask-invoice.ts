import { z } from 'zod'
import { invoiceForm } from '../../forms/invoice.ts'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Requests a 계산서 for an order paid by account; finance issues it elsewhere. */
export const askInvoice = memberWrites('/api/payments/askInvoice', {
  label: '계산서 신청',
  input: z.object({ paymentNo: recordNo, ...invoiceForm.shape }),
  entity: z.object({ paymentNo: z.int() }),
  refusals: ['PAYMENT_NOT_FOUND', 'INVOICE_METHOD', 'NOT_PAID_YET', 'BUSINESS_NUMBER_WRONG', 'INVOICE_ASKED'],
  perMinute: 10,
})
