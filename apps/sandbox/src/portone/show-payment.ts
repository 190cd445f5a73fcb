import type {
  CancelledPayment,
  FailedPayment,
  PaidPayment,
  PartialCancelledPayment,
  ReadyPayment,
  VirtualAccountIssuedPayment,
} from '@portone/server-sdk/payment'
import type { PaymentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

type ShownPayment =
  | CancelledPayment
  | FailedPayment
  | PaidPayment
  | PartialCancelledPayment
  | ReadyPayment
  | VirtualAccountIssuedPayment

export function showPayment(world: World, payment: PaymentRecord): ShownPayment {
  const shared = sharedPart(world, payment)
  const pgTxId = `pg_${payment.transactionId}`
  const paid = {
    paidAt: payment.paidAt ?? payment.statusChangedAt,
    pgTxId,
    receiptUrl: `${world.publicUrl()}/receipts/${payment.transactionId}`,
    disputes: [],
  }
  const failedAt = payment.failedAt ?? payment.statusChangedAt
  const cancelledAt = payment.cancelledAt ?? payment.statusChangedAt
  const { cancellations } = payment
  switch (payment.status) {
    case 'READY':
      return { status: 'READY', ...shared }
    case 'VIRTUAL_ACCOUNT_ISSUED':
      return { status: 'VIRTUAL_ACCOUNT_ISSUED', ...shared, pgTxId }
    case 'PAID':
      return { status: 'PAID', ...shared, ...paid, cancellations }
    case 'FAILED': {
      const reason = payment.failureMessage ?? '결제에 실패했습니다.'
      return { status: 'FAILED', ...shared, failedAt, failure: { reason, pgMessage: reason } }
    }
    case 'PARTIAL_CANCELLED':
      return { status: 'PARTIAL_CANCELLED', ...shared, ...paid, cancellations, cancelledAt }
    case 'CANCELLED': {
      const { receiptUrl } = paid
      const paidPart = payment.paidAt === undefined ? {} : { paidAt: payment.paidAt, receiptUrl }
      return { status: 'CANCELLED', ...shared, ...paidPart, pgTxId, cancellations, cancelledAt }
    }
    default:
      throw new Error(`No such status: ${String(payment.status satisfies never)}`)
  }
}

export function sumOfTaxFree({ cancellations }: PaymentRecord): number {
  return cancellations.reduce(
    (sum, cancellation) =>
      sum +
      ('taxFreeAmount' in cancellation && cancellation.status !== 'FAILED' ? cancellation.taxFreeAmount : 0),
    0,
  )
}

function sharedPart(world: World, payment: PaymentRecord) {
  const taxFree = payment.taxFreeAmount ?? 0
  const supply = Math.round((payment.totalAmount - taxFree) / 1.1)
  return {
    id: payment.id,
    transactionId: payment.transactionId,
    merchantId: 'merchant-sandbox',
    storeId: world.options.storeId,
    method: payment.method,
    channel: {
      type: world.options.channelType ?? 'TEST',
      id: 'channel-id-sandbox',
      key: payment.channelKey ?? 'channel-key-sandbox',
      name: '모의 결제',
      pgProvider: 'TOSSPAYMENTS' as const,
      pgMerchantId: 'sandbox',
    },
    version: 'V2' as const,
    requestedAt: payment.requestedAt,
    updatedAt: payment.statusChangedAt,
    statusChangedAt: payment.statusChangedAt,
    orderName: payment.orderName,
    amount: {
      total: payment.totalAmount,
      taxFree,
      vat: payment.totalAmount - taxFree - supply,
      supply,
      discount: 0,
      paid: payment.paidAmount,
      cancelled: payment.cancelledAmount,
      cancelledTaxFree: sumOfTaxFree(payment),
    },
    currency: payment.currency,
    customer: payment.customer,
    customData: payment.customData,
  }
}
