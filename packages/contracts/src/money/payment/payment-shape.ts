import { orderStatuses } from '@hygiene/domain/money/payment/payment-status'
import { z } from 'zod'
import { instant, paymentType } from '../../kit/fields.ts'
import type { RefusalName } from '../../refusals/table.ts'

/** Why an application cannot be paid for now. */
export const PAYABLE_REFUSALS = [
  'ENROLMENT_NOT_FOUND',
  'ALREADY_PAID',
  'ALREADY_ENDED',
  'OUTSIDE_PERIOD',
  'NO_LONGER_NEEDED',
  'NO_TIME_TO_FINISH',
  'NO_SEAT',
  'SESSION_CANCELLED',
  'SESSION_APPLICATIONS_CLOSED',
] as const satisfies readonly RefusalName[]

export const paymentStatus = z.enum(orderStatuses)

export const refundStatus = z.enum(['requested', 'sent', 'done', 'failed'])

export const paymentView = z.object({
  paymentNo: z.int(),
  paymentId: z.string(),
  /** What a person reads out on the telephone; `paymentId` is the gateway's. */
  orderNumber: z.string(),
  status: paymentStatus,
  /** 1 card, 2 mobile, 3 virtual account, 4 transfer, 5 admin. */
  paymentType,
  orderName: z.string(),
  price: z.int(),
  paidAt: instant.nullable(),
  failureSentence: z.string().nullable(),
  virtualAccount: z
    .object({
      bank: z.string(),
      accountNumber: z.string(),
      /** As the gateway names it, so that the person's bank shows the same name; null where it does not. */
      holder: z.string().nullable(),
      expiresAt: instant,
    })
    .nullable(),
  /** The application, so that the person can pay again after an order without payment. */
  applicationNo: z.int(),
  enrolmentNo: z.int().nullable(),
  /** The first in-person enrolment the payment covers, then all of them, one for each licence; none online. */
  inPersonEnrolmentNo: z.int().nullable(),
  inPersonEnrolmentNos: z.array(z.int()),
  refund: z
    .object({ status: refundStatus, amount: z.int(), requestedAt: instant, doneAt: instant.nullable() })
    .nullable(),
})
