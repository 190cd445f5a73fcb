import { z } from 'zod'
import { instant, recordNo, wireInteger } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'
import { PAYABLE_REFUSALS } from '../payment/payment-shape.ts'

/** Creates or reopens the order of an application; the server fixes the amount before any window opens. */
export const openOrder = memberWrites('/api/payments/openOrder', {
  label: '결제 시작',
  input: z.object({
    applicationNo: recordNo,
    /** Is 1 card, 2 mobile, 3 virtual account or 4 transfer; 5 is reserved for staff. */
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
    /** Is the part free of value added tax, fixed at the gateway; null while undecided. */
    taxFreeAmount: z.int().nullable(),
    currency: z.literal('KRW'),
    /** Is our own window; virtual accounts use another address (specification section 4). */
    windowUrl: z.string(),
    sdkUrl: z.string(),
    customer: z.object({
      customerId: z.string(),
      fullName: z.string(),
      phoneNumber: z.string(),
      email: z.string(),
    }),
    virtualAccountValidHours: z.int(),
    /** The in-person seat is held for this order until then; is null online. */
    heldUntil: instant.nullable(),
  }),
  refusals: [...PAYABLE_REFUSALS, 'NO_TIME_FOR_DEPOSIT', 'GATEWAY_UNAVAILABLE'],
  perMinute: 30,
  helper: 'order',
})
