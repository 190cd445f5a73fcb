import { z } from 'zod'
import { instant, recordNo, wireInteger } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'
import { PAYABLE_REFUSALS } from '../payment/payment-shape.ts'

/** Makes or reopens the order of an application: the server fixes the amount before any window opens; ours. */
export const openOrder = memberWrites('/api/payments/openOrder', {
  label: '결제 시작',
  input: z.object({
    applicationNo: recordNo,
    /** 1 card, 2 mobile, 3 virtual account, 4 transfer; 5 belongs to staff. */
    paymentType: wireInteger.pipe(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  }),
  entity: z.object({
    paymentNo: z.int(),
    paymentId: z.string(),
    storeId: z.string(),
    channelKey: z.string(),
    payMethod: z.enum(['CARD', 'MOBILE', 'VIRTUAL_ACCOUNT', 'TRANSFER']),
    orderName: z.string(),
    totalAmount: z.int(),
    /** The part free of value added tax, locked at the gateway; null: undecided. */
    taxFreeAmount: z.int().nullable(),
    currency: z.literal('KRW'),
    /** Our own window; virtual accounts have another address (specification section 4). */
    windowUrl: z.string(),
    sdkUrl: z.string(),
    customer: z.object({
      customerId: z.string(),
      fullName: z.string(),
      phoneNumber: z.string(),
      email: z.string(),
    }),
    virtualAccountValidHours: z.int(),
    /** Until when the seat of an in-person application is held for this order; null online. */
    heldUntil: instant.nullable(),
  }),
  refusals: [...PAYABLE_REFUSALS, 'NO_TIME_FOR_DEPOSIT', 'GATEWAY_UNAVAILABLE'],
  perMinute: 30,
  helper: 'order',
})
