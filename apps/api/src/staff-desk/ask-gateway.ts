import type { Payment } from '@hygiene/db'
import { GatewayUnavailable, seePayment } from '@hygiene/gateways'
import { settlePayment } from '@hygiene/operations/settlement/settle-payment'
import type { Deps } from '../deps.ts'

/**
 * What the gateway holds of a payment whose refund it refused: an answer that was lost and repeated late may have been
 * refused while the first was still being carried out. What has gone back is settled.
 */
export async function askGateway(
  deps: Deps,
  { paymentNo, paymentId }: Payment,
  now: Date,
): Promise<'settled' | 'underWay' | 'unavailable'> {
  try {
    const seen = await deps.payment.fetchPayment(paymentId)
    if (!seen) return 'settled'
    if (seen.cancellations.some(({ status }) => status === 'requested')) return 'underWay'
    const onlyLive = deps.config.DEPLOYMENT === 'production'
    await settlePayment(deps.db, paymentNo, seePayment(seen, onlyLive), now)
    return 'settled'
  } catch (error) {
    if (error instanceof GatewayUnavailable) return 'unavailable'
    throw error
  }
}
