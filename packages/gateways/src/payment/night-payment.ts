import type { GatewayPayment } from './gateway-payment.ts'
import type { PaymentGateway } from './portone-client.ts'

const MOVED = new Set<GatewayPayment['status']>(['paid', 'partialCancelled', 'cancelled'])

/** Returns the won held at the gateway. Test-channel payments count as zero where only live ones count. */
function nightPayment(payment: GatewayPayment, onlyLive: boolean) {
  const { paymentId, transactionId, status, channelType, paidAt, cancelledAt, currency, amountWon } = payment
  const isPretended = onlyLive && channelType === 'TEST'
  // Requires `paidAt`, because a virtual account closed before any deposit is cancelled too.
  const hasMoved = MOVED.has(status) && paidAt !== undefined && !isPretended
  const totalWon = currency === 'KRW' ? amountWon : 0
  return {
    paymentId,
    transactionId,
    totalWon,
    hasMoved,
    heldWon: hasMoved ? Math.max(totalWon - payment.cancelledWon, 0) : 0,
    changedAt: cancelledAt ?? paidAt ?? payment.requestedAt,
  }
}

export function nightSide(
  gateway: Pick<PaymentGateway, 'fetchPayment' | 'listPayments'>,
  { DEPLOYMENT }: { DEPLOYMENT: 'development' | 'production' },
) {
  const onlyLive = DEPLOYMENT === 'production'
  return {
    async listPayments(wanted: { from: Date; until: Date; page: number }) {
      const { payments, isLast } = await gateway.listPayments(wanted)
      return { payments: payments.map((payment) => nightPayment(payment, onlyLive)), isLast }
    },
    async ask(paymentId: string) {
      const payment = await gateway.fetchPayment(paymentId)
      return payment && nightPayment(payment, onlyLive)
    },
  }
}
