import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Explains money at the gateway that belongs to none of our orders; no money moves. Is idempotent. */
export const closeUnknownMoney = staffWrites('/api/staff/reconciliation/closeUnknown', {
  label: '주문 없는 입금 설명하고 닫기',
  permission: 'handlePaymentExceptions',
  audit: {},
  input: z.object({ exceptionNo: recordNo, reason: auditReason }),
  entity: z.object({ exceptionNo: z.int() }),
  refusals: ['PAYMENT_EXCEPTION_NOT_FOUND'],
  perMinute: 30,
})
