import { z } from 'zod'
import { endpoint, jsonBean, recordNo, requiredText, text } from '../kit/index.ts'
import { refundStatus } from './payment-shape.ts'

/** Cancels and refunds by the terms of the specification (section 9); asking twice makes one refund. */
export const cancelPayment = endpoint({
  operation: 'cancelPayment',
  methods: ['POST'],
  path: '/api/payments/cancelPayment',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    paymentNo: recordNo,
    reason: requiredText(200, '취소 사유를 입력해주세요.'),
    /** JSON text where the call is a query or a form. */
    refundAccount: jsonBean(
      z.object({
        bank: text(30),
        accountNumber: z
          .string()
          .transform((typed) => typed.replace(/[^0-9]/g, ''))
          .pipe(z.string().regex(/^\d{10,16}$/, '계좌번호는 숫자 10~16자리로 입력해주세요.')),
        holder: requiredText(40, '예금주를 입력해주세요.'),
      }),
    ).optional(),
  }),
  entity: z.object({ refundNo: z.int(), status: refundStatus, amount: z.int() }),
  refusals: [
    'PAYMENT_NOT_FOUND',
    'NOT_PAID_YET',
    'NOT_REFUNDABLE_COMPLETED',
    'NOT_REFUNDABLE_FORFEITED',
    'NOT_REFUNDABLE_TRAINING_DAY',
    'REFUND_ACCOUNT_REQUIRED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
  perMinute: 20,
})
