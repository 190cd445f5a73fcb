import { sideNames } from '@hygiene/domain/money/reconciliation/compare-sides'
import { z } from 'zod'
import { instant, paymentType, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { paymentStatus } from '../../payment/payment-shape.ts'

/**
 * Compares our order with the gateway, which is queried now. Settles nothing; an approval unknown to our order becomes an
 * exception. The bank's side has no data yet.
 */
export const compareOrder = staffWrites('/api/staff/reconciliation/compare', {
  label: '결제사와 맞춰 보기',
  isView: true,
  permission: 'readPayments',
  audit: { subject: 'paymentNo' },
  input: z.object({ paymentNo: recordNo }),
  entity: z.object({
    paymentNo: z.int(),
    asOf: instant,
    /** `unknown` means unknown to the gateway, `away` not answering, and `none` that the money never passed it. */
    gatewayState: z.enum(['known', 'unknown', 'away', 'none']),
    ours: z.object({
      status: paymentStatus,
      amountWon: z.int(),
      createdAt: instant,
      paidAt: instant.nullable(),
      paymentType,
      methodName: z.string().nullable(),
      approvalNumber: z.string().nullable(),
      refundedWon: z.int(),
      notices: z.int(),
      lastNoticeAt: instant.nullable(),
    }),
    gateway: z
      .object({
        status: z.string(),
        amountWon: z.int(),
        currency: z.string(),
        paidAt: instant.nullable(),
        methodName: z.string().nullable(),
        approvalNumber: z.string().nullable(),
        cancelledWon: z.int(),
      })
      .nullable(),
    differing: z.array(z.enum(sideNames)),
    /** Is true if the gateway's approval of the same order and sum would settle ours. */
    mayAskAgain: z.boolean(),
  }),
  refusals: ['PAYMENT_NOT_FOUND'],
  perMinute: 60,
})
