import {
  exceptionActionNames,
  paymentExceptionKinds,
} from '@hygiene/domain/money/reconciliation/payment-exception'
import { z } from 'zod'
import { instant, paymentType } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { paymentStatus, refundStatus } from '../../payment/payment-shape.ts'

/** An exception of the worklist: an order on which the sides do not agree, or whose money waits for staff. */
const paymentException = z.object({
  paymentNo: z.int(),
  orderNumber: z.string(),
  applicationNo: z.int(),
  memberNo: z.int(),
  /** Masked, like the telephone number. */
  userName: z.string(),
  phone: z.string(),
  orderName: z.string(),
  paymentType,
  amountWon: z.int(),
  status: paymentStatus,
  paidAt: instant.nullable(),
  exception: z.enum(paymentExceptionKinds),
  /** The actions that staff may do about it, the recommended one first. */
  actions: z.array(z.enum(exceptionActionNames)),
  /** The reason of the exception, in words. */
  exceptionText: z.string(),
  /** Won by which the gateway has more than our books; null where that is not known. */
  differenceWon: z.int().nullable(),
  /** Since when it waits. */
  since: instant,
  /** The latest refund; `askedAt`: the request of the first one; `failure`: the gateway's words. */
  refund: z
    .object({
      status: refundStatus,
      amountWon: z.int(),
      askedAt: instant,
      failure: z.string().nullable(),
      isByHand: z.boolean(),
      /** The bank named the holder of its account; false: it did not answer; null: not asked. */
      isHolderKnown: z.boolean().nullable(),
    })
    .nullable(),
  /** A refund needs the person's bank account. */
  needsAccount: z.boolean(),
})

/** The worklist of money, the oldest first, and what was explained today; each person shown is in the log. */
export const listPaymentExceptions = staffWrites('/api/staff/reconciliation/list', {
  label: '대사 목록 조회',
  isView: true,
  permission: 'handlePaymentExceptions',
  audit: {},
  input: z.object({}),
  entity: z.object({
    list: z.array(paymentException),
    /** All exceptions; the list holds the first 200. */
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
    /** Money at the gateway that is of none of our orders, the oldest first; at most 200. */
    unknown: z.array(
      z.object({ exceptionNo: z.int(), paymentId: z.string(), amountWon: z.int(), firstSeenAt: instant }),
    ),
    /** The last night's comparison that has ended; null: none yet. */
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
