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

/** Receipt items in the shape of specification section 3. */
export const listPayments = memberReads('/api/payments/fetchPaymentList', {
  label: '결제 내역 보기',
  input: z.object({
    ...pagingInput,
    enrolmentNo: recordNo.optional(),
    inPersonEnrolmentNo: recordNo.optional(),
    /** The trade of what was paid for. */
    industryType: wireInteger.optional(),
    /** 1 online, 2 in person; absent: both. */
    isOnline: wireInteger.optional(),
    /** 1: only those with a receipt. */
    isFinishPayment: wireFlag.default(0),
  }),
  entity: pageOf(
    z.object({
      paymentNo: z.int(),
      paymentId: z.string(),
      /** What a person reads out on the telephone; `paymentId` is the gateway's. */
      orderNumber: z.string(),
      status: paymentStatus,
      payment: z.object({ signDate: instant.nullable() }),
      online: z.object({ enrolmentNo: z.int(), businessName: z.string() }).nullable(),
      /** `businessName` is the first licence's; a group payment names them all. */
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
      /** `transferredOn`: the day it was sent to an account, where the gateway had refused it. */
      refund: z.object({ status: refundStatus, amount: z.int(), transferredOn: day.nullable() }).nullable(),
      hasReceipt: z.boolean(),
      /** May a 계산서 be asked for? Of money by account, one an order. */
      mayAskInvoice: z.boolean(),
      /** `text`: why there is none. */
      invoiceWish: z
        .object({
          status: z.enum(invoiceWishStatuses),
          invoiceNumber: z.string().nullable(),
          text: z.string().nullable(),
        })
        .nullable(),
      /** May its money be asked back now? Where it was paid and may not, the sentence says why. */
      isRefundable: z.boolean(),
      notRefundableSentence: z.string().nullable(),
    }),
  ),
  helper: 'view',
})
