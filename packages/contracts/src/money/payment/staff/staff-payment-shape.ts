import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { paymentStatus, refundStatus } from '../payment-shape.ts'

/** An order in a list of staff; its person masked. */
export const staffPaymentRow = z.object({
  paymentNo: z.int(),
  orderNumber: z.string(),
  applicationNo: z.int(),
  memberNo: z.int(),
  userName: z.string(),
  phone: z.string(),
  orderName: z.string(),
  /** 1 card, 2 mobile, 3 virtual account, 4 transfer, 5 entered by staff. */
  paymentType: z.int(),
  amountWon: z.int(),
  status: paymentStatus,
  createdAt: instant,
  paidAt: instant.nullable(),
  /** Of the latest refund. */
  refundStatus: refundStatus.nullable(),
  /** It stands in the worklist. */
  hasException: z.boolean(),
  isOnline: z.boolean(),
  salesType: z.int().nullable(),
  industryType: z.int().nullable(),
  /** Province and city of the place of business. */
  district: z.string(),
  hasReceipt: z.boolean(),
})
