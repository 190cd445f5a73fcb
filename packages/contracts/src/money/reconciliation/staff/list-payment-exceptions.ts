import {
  exceptionActionNames,
  paymentExceptionKinds,
} from '@hygiene/domain/money/reconciliation/payment-exception'
import { z } from 'zod'
import { instant, paymentType } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { paymentStatus, refundStatus } from '../../payment/payment-shape.ts'

const paymentException = z.object({
  paymentNo: z.int(),
  orderNumber: z.string(),
  applicationNo: z.int(),
  memberNo: z.int(),
  userName: z.string(),
  phone: z.string(),
  orderName: z.string(),
  paymentType,
  amountWon: z.int(),
  status: paymentStatus,
  paidAt: instant.nullable(),
  exception: z.enum(paymentExceptionKinds),
  actions: z.array(z.enum(exceptionActionNames)),
  exceptionText: z.string(),
  differenceWon: z.int().nullable(),
  since: instant,
  /** Is the latest refund. `askedAt` is the request of the first one; `failure` holds the gateway's words. */
  refund: z
    .object({
      status: refundStatus,
      amountWon: z.int(),
      askedAt: instant,
      failure: z.string().nullable(),
      isByHand: z.boolean(),
      /** Is true if the bank named the account's holder, false if it did not answer, and null if it was not queried. */
      isHolderKnown: z.boolean().nullable(),
    })
    .nullable(),
  needsAccount: z.boolean(),
})

/** Returns the worklist of money, the oldest first, and what was explained today; logs each person shown. */
export const listPaymentExceptions = staffWrites('/api/staff/reconciliation/list', {
  label: '대사 목록 조회',
  isView: true,
  permission: 'handlePaymentExceptions',
  audit: {},
  input: z.object({}),
  entity: z.object({
    list: z.array(paymentException),
    count: z.int(),
    explained: z.array(
      z.object({
        paymentNo: z.int(),
        orderNumber: z.string(),
        amountWon: z.int(),
        text: z.string(),
        at: instant,
        employeeName: z.string(),
      }),
    ),
    /** Lists money at the gateway that belongs to none of our orders, the oldest first; at most 200. */
    unknown: z.array(
      z.object({ exceptionNo: z.int(), paymentId: z.string(), amountWon: z.int(), firstSeenAt: instant }),
    ),
    /** Is the last completed nightly comparison; null before the first. */
    night: z
      .object({
        finishedAt: instant,
        seen: z.int(),
        opened: z.int(),
        healed: z.int(),
        ledgerDiffering: z.int(),
      })
      .nullable(),
    asOf: instant,
  }),
  perMinute: 60,
})
