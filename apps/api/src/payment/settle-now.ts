import type { Payment } from '@hygiene/db'
import { GatewayUnavailable, seePayment } from '@hygiene/gateways'
import { settlePayment } from '@hygiene/operations/settlement/settle-payment'
import type { Deps } from '../deps.ts'

/** Asks the gateway for a payment and settles our order; null when the gateway cannot be asked now. */
export async function settleNow(deps: Deps, payment: Payment, now: Date): Promise<Payment | null> {
  try {
    const seen = await deps.payment.fetchPayment(payment.paymentId)
    if (!seen) return payment
    const onlyLive = deps.config.DEPLOYMENT === 'production'
    return await settlePayment(deps.db, payment.paymentNo, seePayment(seen, onlyLive), now)
  } catch (error) {
    if (error instanceof GatewayUnavailable) return null
    throw error
  }
}
