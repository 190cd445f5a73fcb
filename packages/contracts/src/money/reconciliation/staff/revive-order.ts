import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { paymentStatus } from '../../payment/payment-shape.ts'
import { findPayable } from '../../payment/staff/find-payable.ts'

/**
 * Makes money at the gateway that is of none of our orders the order of an application that waits for exactly this sum, and
 * settles it: what a restored database has forgotten is there again. A second time answers the same.
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
