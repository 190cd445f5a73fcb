import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { openOrder } from '@hygiene/contracts/money/order/open-order'
import type { Member, Payment } from '@hygiene/db'
import { PaymentType } from '@hygiene/domain'
import type { PaymentTerms } from '@hygiene/operations/money/payment/make-order'
import type { ApiConfig } from '../../config.ts'

type OrderAnswer = EntityOf<typeof openOrder>

const METHODS: Record<number, OrderAnswer['payMethod']> = {
  [PaymentType.card]: 'CARD',
  [PaymentType.mobile]: 'MOBILE',
  [PaymentType.virtualAccount]: 'VIRTUAL_ACCOUNT',
  [PaymentType.transfer]: 'TRANSFER',
}

/** The fields for the payment window; the amount is the service's alone. */
export function orderAnswer(
  payment: Payment,
  member: Member,
  config: ApiConfig,
  { accountHours, heldUntil }: PaymentTerms,
): OrderAnswer {
  const isAccount = payment.paymentType === PaymentType.virtualAccount
  return {
    paymentNo: payment.paymentNo,
    paymentId: payment.paymentId,
    storeId: config.PORTONE_STORE_ID,
    channelKey: config.PORTONE_CHANNEL_KEY,
    payMethod: METHODS[payment.paymentType] ?? 'CARD',
    orderName: payment.orderName,
    totalAmount: payment.amountWon,
    taxFreeAmount: payment.taxFreeWon,
    currency: 'KRW',
    // Virtual accounts have a window address of their own (specification section 4).
    windowUrl: isAccount ? '/edu/payment/window/account' : '/edu/payment/window',
    sdkUrl: config.PORTONE_SDK_URL,
    customer: {
      customerId: `member-${member.memberNo}`,
      fullName: member.name,
      phoneNumber: member.phone,
      email: member.email || 'no-reply@example.or.kr',
    },
    virtualAccountValidHours: accountHours,
    heldUntil: heldUntil?.toISOString() ?? null,
  }
}
