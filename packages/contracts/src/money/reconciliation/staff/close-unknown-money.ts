import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Explains money at the gateway that no order of ours has; no money moves. Twice answers the same. */
export const closeUnknownMoney = endpoint({
  operation: 'closeUnknownMoney',
  methods: ['POST'],
  path: '/api/staff/reconciliation/closeUnknown',
  access: 'staff',
  permission: 'handlePaymentExceptions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ exceptionNo: recordNo, reason: auditReason }),
  entity: z.object({ exceptionNo: z.int() }),
  refusals: ['PAYMENT_EXCEPTION_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 30,
})
