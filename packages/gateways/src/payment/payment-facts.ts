import type { GatewayFacts } from '@hygiene/domain/money/payment/payment-status'
import { GatewayUnavailable } from '../gateway-unavailable.ts'
import type { GatewayCancellation, GatewayPayment, GatewayPaymentStatus } from './gateway-payment.ts'
import type { PaymentGateway } from './portone-client.ts'

export interface SeenPayment {
  facts: GatewayFacts
  transactionId: string
  paidAt: Date | null
  receiptUrl: string | null
  failure: string | null
  approvalNumber: string | null
  methodName: string | null
  account: { bank: string; number: string; holder: string | null; expiresAt: Date | null } | null
}

const TEXT: Record<GatewayPaymentStatus, SeenPayment['facts']['status']> = {
  ready: 'READY',
  payPending: 'PAY_PENDING',
  virtualAccountIssued: 'VIRTUAL_ACCOUNT_ISSUED',
  paid: 'PAID',
  failed: 'FAILED',
  partialCancelled: 'PARTIAL_CANCELLED',
  cancelled: 'CANCELLED',
}

/** Narrows a payment to what our order keeps. A test-channel payment does not count as paid where only live ones count. */
function seePayment(payment: GatewayPayment, onlyLive: boolean): SeenPayment {
  const isPretended = onlyLive && payment.channelType === 'TEST' && payment.status === 'paid'
  return {
    facts: {
      status: isPretended ? 'FAILED' : TEXT[payment.status],
      paymentId: payment.paymentId,
      totalWon: payment.amountWon,
      cancelledWon: payment.cancelledWon,
      currency: payment.currency,
    },
    transactionId: payment.transactionId,
    paidAt: payment.paidAt ?? null,
    receiptUrl: payment.receiptUrl ?? null,
    failure: payment.failureMessage ?? null,
    ...methodOf(payment),
  }
}

function methodOf({
  method,
}: GatewayPayment): Pick<SeenPayment, 'approvalNumber' | 'methodName' | 'account'> {
  const nothing = { approvalNumber: null, methodName: null, account: null }
  if (!method || method.type === 'other') return nothing
  switch (method.type) {
    case 'card': {
      const months = method.installmentMonths ?? 0
      const plan = months > 1 ? `${months}개월 할부` : '일시불'
      return {
        ...nothing,
        approvalNumber: method.approvalNumber ?? null,
        methodName: `${method.cardName ?? '신용카드'} (${plan})`,
      }
    }
    case 'virtualAccount':
      return {
        ...nothing,
        methodName: '가상계좌',
        account: method.accountNumber
          ? {
              bank: method.bank ?? '',
              number: method.accountNumber,
              holder: method.remitteeName ?? null,
              expiresAt: method.expiresAt ?? null,
            }
          : null,
      }
    case 'transfer':
      return { ...nothing, methodName: '실시간 계좌이체' }
    case 'mobile':
      return { ...nothing, methodName: '휴대폰' }
    default:
      return nothing
  }
}

export interface AskedPayment {
  seen: SeenPayment
  cancellations: readonly GatewayCancellation[]
}

type Source = Pick<PaymentGateway, 'fetchPayment'>
type Setting = { DEPLOYMENT: 'development' | 'production' }

/**
 * Fetches the payment of an order, or null if the gateway has none. Throws if the gateway does not answer, for jobs that retry.
 */
export function askPayment(
  gateway: Source,
  { DEPLOYMENT }: Setting,
): (paymentId: string) => Promise<AskedPayment | null> {
  return async (paymentId) => {
    const held = await gateway.fetchPayment(paymentId)
    if (!held) return null
    return { seen: seePayment(held, DEPLOYMENT === 'production'), cancellations: held.cancellations }
  }
}

export function askPaymentNow(
  gateway: Source,
  setting: Setting,
): (paymentId: string) => Promise<AskedPayment | null | 'unavailable'> {
  const ask = askPayment(gateway, setting)
  return async (paymentId) => {
    try {
      return await ask(paymentId)
    } catch (error) {
      if (error instanceof GatewayUnavailable) return 'unavailable'
      throw error
    }
  }
}
