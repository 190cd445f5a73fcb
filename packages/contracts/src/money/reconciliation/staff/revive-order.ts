import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { paymentStatus } from '../../payment/payment-shape.ts'
import { findPayable } from '../../payment/staff/find-payable.ts'

/**
 * Creates the order for gateway money without one, for an application that awaits exactly this sum, and settles it. This recovers
 * orders that a restored database has lost. Is idempotent.
 */
export const reviveOrder = staffWrites('/api/staff/reconciliation/revive', {
  label: '주문 없는 입금 주문으로 복원',
  permission: 'handlePaymentExceptions',
  audit: {},
  input: z.object({ exceptionNo: recordNo, applicationNo: recordNo, reason: auditReason }),
  entity: z.object({ paymentNo: z.int(), orderNumber: z.string(), status: paymentStatus }),
  refusals: [
    ...findPayable.refusals,
    'PAYMENT_EXCEPTION_NOT_FOUND',
    'GATEWAY_NOT_ASKED',
    'NOT_APPROVED_AT_GATEWAY',
    'REVIVED_SUM_DIFFERS',
  ],
  perMinute: 20,
})
