import { invoiceWishStatuses } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { z } from 'zod'
import {
  day,
  industryType,
  instant,
  paymentType,
  recordNo,
  salesType,
  wireFlag,
  wireInteger,
} from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { paymentStatus, refundStatus } from './payment-shape.ts'

/** Returns receipt items in the shape of specification section 3. */
export const listPayments = memberReads('/api/payments/fetchPaymentList', {
  label: '결제 내역 보기',
  input: z.object({
    ...pagingInput,
    enrolmentNo: recordNo.optional(),
    inPersonEnrolmentNo: recordNo.optional(),
    industryType: wireInteger.optional(),
    isOnline: wireInteger.optional(),
    isFinishPayment: wireFlag.default(0),
  }),
  entity: pageOf(
    z.object({
      paymentNo: z.int(),
      paymentId: z.string(),
      /** A person reads this number out on the telephone; `paymentId` is the gateway's. */
      orderNumber: z.string(),
      status: paymentStatus,
      payment: z.object({ signDate: instant.nullable() }),
      online: z.object({ enrolmentNo: z.int(), businessName: z.string() }).nullable(),
      /** `businessName` is that of the first licence; a group payment names them all. */
      offline: z
        .object({
          inPersonEnrolmentNo: z.int(),
          businessName: z.string(),
          businessNames: z.array(z.string()),
        })
        .nullable(),
      code: z.object({ price: z.int() }),
      orderName: z.string(),
      paymentType,
      salesType,
      industryType,
      userName: z.string(),
      /** `transferredOn` is the day of the bank transfer that replaced a refund the gateway refused. */
      refund: z.object({ status: refundStatus, amount: z.int(), transferredOn: day.nullable() }).nullable(),
      hasReceipt: z.boolean(),
      /** Is true for money paid by account; an order allows one request. */
      mayAskInvoice: z.boolean(),
      invoiceWish: z
        .object({
          status: z.enum(invoiceWishStatuses),
          invoiceNumber: z.string().nullable(),
          text: z.string().nullable(),
        })
        .nullable(),
      isRefundable: z.boolean(),
      notRefundableSentence: z.string().nullable(),
    }),
  ),
  helper: 'view',
})
