import { parseOrderNumber, paymentConcerns } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, instant, pageOf, pagingInput } from '../kit/index.ts'
import { refundStatus } from '../payment/payment-shape.ts'
import { auditReason } from '../forms/reason.ts'

/** Payments staff have to look at (docs/rules/payment.md), latest first. Each person shown is in the audit log. */
export const listFlaggedPayments = endpoint({
  operation: 'listFlaggedPayments',
  methods: ['POST'],
  path: '/api/staff/flaggedPayments',
  access: 'staff',
  permission: 'handleFlaggedMoney',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    page: pagingInput.page,
    reason: auditReason,
    /** As a person reads it out on the telephone; any grouping of its twelve digits. */
    orderNumber: z
      .string()
      .max(40)
      .refine((typed) => parseOrderNumber(typed) !== null, '주문번호 12자리를 확인해주세요.')
      .optional(),
  }),
  entity: pageOf(
    z.object({
      paymentNo: z.int(),
      orderNumber: z.string(),
      applicationNo: z.int(),
      memberNo: z.int(),
      userId: z.string(),
      /** Masked, like the telephone number. */
      userName: z.string(),
      phone: z.string(),
      orderName: z.string(),
      paymentType: z.int(),
      amountWon: z.int(),
      paidAt: instant.nullable(),
      concern: z.enum(paymentConcerns),
      /** The reason of the concern, in words. */
      attention: z.string(),
      /** The latest refund; `askedAt`: the request of the first one; `failure`: the gateway's words. */
      refund: z
        .object({
          status: refundStatus,
          askedAt: instant,
          requestedAt: instant,
          failure: z.string().nullable(),
        })
        .nullable(),
      /** A refund needs the person's bank account. */
      needsAccount: z.boolean(),
    }),
  ),
  refusals: ['STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
  perMinute: 60,
})
