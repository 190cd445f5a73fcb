import type { PaymentRequest } from '@portone/browser-sdk/v2'
import type { Order } from './handed-order.ts'

/** Our order in the words of the gateway's SDK (PortOne V2, requestPayment). */
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
    // `paysInThisTab` keeps every mobile device out of a window of its own.
    windowType: { pc: 'IFRAME', mobile: 'REDIRECTION' },
    redirectUrl: returnTo,
    ...(payMethod === 'VIRTUAL_ACCOUNT'
      ? { virtualAccount: { accountExpiry: { validHours: order.virtualAccountValidHours } } }
      : {}),
  }
}

/**
 * A phone comes back with the result in the address, or by its back button without one; only that it came back counts.
 * Without the second, that button would lead into the gateway again for ever.
 */
export function cameBack(query: URLSearchParams, arrival: NavigationTimingType | undefined): boolean {
  return ['transactionType', 'txId', 'code'].some((name) => query.has(name)) || arrival === 'back_forward'
}

/** How this document was reached. */
export function arrivalOfDocument(): NavigationTimingType | undefined {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type
}
