import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { openOrder as contract } from '@hygiene/contracts/money/order/open-order'
import { denied } from '@hygiene/domain/verdict'
import { PaymentType } from '@hygiene/domain/text'
import { GatewayUnavailable, type PaymentGateway } from '@hygiene/gateways'
import { operation } from '../../kit/operation.ts'
import { admitOrder } from '../payment/admit-order.ts'
import { makeOrder } from '../payment/make-order.ts'
import { ASKS, settleNow } from '../settlement/ask-gateway.ts'

type OrderAnswer = AnswerOf<typeof contract>

const METHODS: Record<number, OrderAnswer['payMethod']> = {
  [PaymentType.card]: 'CARD',
  [PaymentType.mobile]: 'MOBILE',
  [PaymentType.virtualAccount]: 'VIRTUAL_ACCOUNT',
  [PaymentType.transfer]: 'TRANSFER',
}

/**
 * Fixes the amount of an application, opens its order, holds its seat and registers the amount at the gateway before the payment
 * window opens. A repeated call returns the same order.
 */
export const openOrder = operation(
  contract,
  {
    needs: [...ASKS, 'PORTONE_CHANNEL_KEY', 'PORTONE_SDK_URL', 'PORTONE_STORE_ID'],
    before: async (call) => {
      const { memberNo } = call.actor
      const { applicationNo } = call.input
      // An earlier window may have been paid and closed, so the gateway is asked before a new order is made.
      const open = await call.db.payment.findFirst({
        where: { applicationNo, memberNo, status: { in: ['ready', 'virtualAccountIssued'] } },
      })
      if (open && !(await settleNow(call, open))) return denied('GATEWAY_UNAVAILABLE')
      return call.db.member.findUniqueOrThrow({ where: { memberNo } })
    },
    after: async ({ payment, answer }) =>
      (await register(payment, answer)) ? answer : denied('GATEWAY_UNAVAILABLE'),
  },
  async ({ db, input, prepared: member, now, ...settings }) => {
    const { memberNo } = member
    const { applicationNo, paymentType } = input
    const wanted = { memberNo, applicationNo, paymentType }
    const admitted = await admitOrder(db, wanted, now)
    if (!admitted.allowed) return admitted
    const order = await makeOrder(db, wanted, admitted.payable, now)
    if (!order.allowed) return order
    const { payment, terms } = order
    const isAccount = payment.paymentType === PaymentType.virtualAccount
    return {
      paymentNo: payment.paymentNo,
      paymentId: payment.paymentId,
      storeId: settings.PORTONE_STORE_ID,
      channelKey: settings.PORTONE_CHANNEL_KEY,
      payMethod: METHODS[payment.paymentType] ?? 'CARD',
      orderName: payment.orderName,
      totalAmount: payment.amountWon,
      taxFreeAmount: payment.taxFreeWon,
      currency: 'KRW' as const,
      windowUrl: isAccount ? '/edu/payment/window/account' : '/edu/payment/window',
      sdkUrl: settings.PORTONE_SDK_URL,
      customer: {
        customerId: `member-${memberNo}`,
        fullName: member.name,
        phoneNumber: member.phone,
        email: member.email || 'no-reply@example.or.kr',
      },
      virtualAccountValidHours: terms.accountHours,
      heldUntil: terms.heldUntil,
    }
  },
)

async function register(
  gateway: PaymentGateway,
  { paymentId, totalAmount: amountWon, taxFreeAmount: taxFreeWon }: OrderAnswer,
): Promise<boolean> {
  try {
    await gateway.preRegister(paymentId, { amountWon, taxFreeWon })
    return true
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false
    throw error
  }
}
