import type { TextStore } from '@hygiene/client/browser-store'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { openOrder } from '@hygiene/contracts/money/order/open-order'

export type Order = EntityOf<typeof openOrder>

const KEY = 'paymentOrder'

/**
 * Passes the order to the payment window through that window's session storage. Name and phone never appear in an address,
 * survive a reload of the window and are deleted when it closes.
 */
export function handOrder(order: Order, storage: TextStore) {
  storage.setItem(KEY, JSON.stringify(order))
}

export function handedOrder(paymentId: string, storage: TextStore): Order | null {
  const text = storage.getItem(KEY)
  if (text === null) return null
  const order = JSON.parse(text) as Order
  return order.paymentId === paymentId ? order : null
}

export function clearOrder(storage: TextStore) {
  storage.removeItem(KEY)
}
