import { z } from 'zod'
import { invoiceForm } from '../../forms/invoice.ts'
import { endpoint, recordNo } from '../../kit/index.ts'

/** The owner wishes a 계산서 of an order that was paid by account; finance issues it elsewhere. Ours. */
export const askInvoice = endpoint({
  operation: 'askInvoice',
  methods: ['POST'],
  path: '/api/payments/askInvoice',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ paymentNo: recordNo, ...invoiceForm.shape }),
  entity: z.object({ paymentNo: z.int() }),
  refusals: [
    'PAYMENT_NOT_FOUND',
    'INVOICE_METHOD',
    'NOT_PAID_YET',
    'BUSINESS_NUMBER_WRONG',
    'INVOICE_ASKED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
  perMinute: 10,
})
