import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'

/** Sends the virtual account of the caller's own order to their number while a deposit is awaited. */
export const textAccount = memberWrites('/api/payments/textAccount', {
  label: '입금 계좌 문자 발송',
  input: z.object({ paymentId: z.string().min(6).max(64) }),
  entity: z.object({ phoneEnd: z.string() }),
  refusals: ['PAYMENT_NOT_FOUND', 'NO_DEPOSIT_AWAITED', 'LINK_TOO_OFTEN'],
  perMinute: 10,
  helper: 'text',
})
