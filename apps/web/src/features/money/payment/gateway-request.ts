import type { PaymentRequest } from '@portone/browser-sdk/v2'
import type { Order } from './handed-order.ts'

export function gatewayRequest(order: Order, returnTo: string): PaymentRequest {
  const { storeId, channelKey, paymentId, orderName, totalAmount, currency, payMethod, customer } = order
  return {
    storeId,
    channelKey,
    paymentId,
    orderName,
    totalAmount,
    ...(order.taxFreeAmount === null ? {} : { taxFreeAmount: order.taxFreeAmount }),
    currency,
    payMethod,
    customer,
    productType: 'DIGITAL',
    // `paysInThisTab` gives no mobile device a separate window.
    windowType: { pc: 'IFRAME', mobile: 'REDIRECTION' },
    redirectUrl: returnTo,
    ...(payMethod === 'VIRTUAL_ACCOUNT'
      ? { virtualAccount: { accountExpiry: { validHours: order.virtualAccountValidHours } } }
      : {}),
  }
}

/**
 * Detects that a phone returned from the gateway, with the result in the address or by its back button without one. Without the
 * second check, Back would lead into the gateway again forever.
 */
export function cameBack(query: URLSearchParams, arrival: NavigationTimingType | undefined): boolean {
  return ['transactionType', 'txId', 'code'].some((name) => query.has(name)) || arrival === 'back_forward'
}

export function arrivalOfDocument(): NavigationTimingType | undefined {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type
}
