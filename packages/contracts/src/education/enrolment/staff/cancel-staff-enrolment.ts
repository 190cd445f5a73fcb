import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { refundAccount } from '../../../money/refund/refund-account.ts'
import { enrolmentNamed } from './staff-enrolment-shape.ts'

/**
 * Ends an application at the person's request: an unpaid one is cancelled, a paid one is refunded by the terms of the
 * specification (section 9), never beyond them. Is idempotent; this is our own endpoint.
 */
export const cancelStaffEnrolment = staffWrites('/api/staff/enrolments/cancel', {
  label: '신청 건 취소·환불',
  permission: 'changeEnrolments',
  audit: {},
  input: z.object({ ...enrolmentNamed, reason: auditReason, refundAccount: refundAccount.optional() }),
  /** `refund` is the refunded amount in won, or null if nothing was paid. */
  entity: z.object({ ...enrolmentNamed, refund: z.int().nullable() }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'ALREADY_ENDED',
    'NOT_PAID_YET',
    'NOT_REFUNDABLE_COMPLETED',
    'NOT_REFUNDABLE_FORFEITED',
    'NOT_REFUNDABLE_TRAINING_DAY',
    'REFUND_ACCOUNT_REQUIRED',
    'REFUND_HOLDER_DIFFERS',
    'REFUND_ACCOUNT_WRONG',
    'PAYMENT_NOT_FOUND',
  ],
})
