import { transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { admitOrder, type OrderWanted } from '../payment/admit-order.ts'
import { makeOrder } from '../payment/make-order.ts'
import { type Asking, settleNow } from './ask-gateway.ts'

export interface OrderPorts extends Asking {
  /** Locks the amount and its part free of tax at the gateway; false where that cannot be asked. */
  register: (order: { paymentId: string; amountWon: number; taxFreeWon: number | null }) => Promise<boolean>
}

/**
 * Fixes the amount of a person's application, opens its order, holds its seat and locks the amount at the gateway before
 * any window opens. Asking again answers the same order.
 */
export async function openOrder(ports: OrderPorts, wanted: OrderWanted, now: Date) {
  if (!(await settleEarlierOrder(ports, wanted, now))) return denied('GATEWAY_UNAVAILABLE')
  const order = await transaction(ports.db, async (db) => {
    const admitted = await admitOrder(db, wanted, now)
    return admitted.allowed ? makeOrder(db, wanted, admitted.payable, now) : admitted
  })
  if (!order.allowed) return order
  return (await ports.register(order.payment)) ? order : denied('GATEWAY_UNAVAILABLE')
}

/** An open order may have been paid in a window that died: the gateway is asked before another is made. */
async function settleEarlierOrder(
  asking: Asking,
  { applicationNo, memberNo }: OrderWanted,
  now: Date,
): Promise<boolean> {
  const open = await asking.db.payment.findFirst({
    where: { applicationNo, memberNo, status: { in: ['ready', 'virtualAccountIssued'] } },
  })
  return !open || (await settleNow(asking, open, now)) !== null
}
