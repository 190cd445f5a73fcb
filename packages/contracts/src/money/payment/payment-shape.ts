import { orderStatuses } from '@hygiene/domain/money/payment/payment-status'
import { z } from 'zod'
import { instant, paymentType } from '../../kit/fields.ts'
import type { RefusalName } from '../../refusals/table.ts'

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
  orderNumber: z.string(),
  status: paymentStatus,
  /** Is 1 card, 2 mobile, 3 virtual account, 4 transfer or 5 admin. */
  paymentType,
  orderName: z.string(),
  price: z.int(),
  paidAt: instant.nullable(),
  failureSentence: z.string().nullable(),
  virtualAccount: z
    .object({
      bank: z.string(),
      accountNumber: z.string(),
      holder: z.string().nullable(),
      expiresAt: instant,
    })
    .nullable(),
  applicationNo: z.int(),
  enrolmentNo: z.int().nullable(),
  /** Names the first in-person enrolment of the payment, then all of them, one per licence; none online. */
  inPersonEnrolmentNo: z.int().nullable(),
  inPersonEnrolmentNos: z.array(z.int()),
  refund: z
    .object({ status: refundStatus, amount: z.int(), requestedAt: instant, doneAt: instant.nullable() })
    .nullable(),
})
