import type { PaymentRequest } from '@portone/browser-sdk/v2'
import type { Order } from './handed-order.ts'

/** Our order in the words of the gateway's SDK (reference: PortOne V2, requestPayment). */
export function gatewayRequest(order: Order, returnTo: string): PaymentRequest {
  const { storeId, channelKey, paymentId, orderName, totalAmount, currency, payMethod, customer } = order
  return {
    storeId,
    channelKey,
    paymentId,
    orderName,
    totalAmount,
    currency,
    payMethod,
    customer,
    productType: 'DIGITAL',
    windowType: { pc: 'IFRAME', mobile: 'REDIRECTION' },
    redirectUrl: returnTo,
    ...(payMethod === 'VIRTUAL_ACCOUNT'
      ? { virtualAccount: { accountExpiry: { validHours: order.virtualAccountValidHours } } }
      : {}),
  }
}

/** A phone comes back with the result in the address; only that it came back counts. */
export function cameBack(query: URLSearchParams): boolean {
  return query.has('transactionType') || query.has('txId') || query.has('code')
}
