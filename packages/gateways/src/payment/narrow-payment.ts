import type {
  GatewayCancellation,
  GatewayCancellationStatus,
  GatewayPayment,
  GatewayPaymentMethod,
  GatewayPaymentStatus,
} from './gateway-payment.ts'
import type { PortOneCancellation, PortOneMethod, PortOnePayment } from './portone-shapes.ts'

const statuses: Record<PortOnePayment['status'], GatewayPaymentStatus> = {
  READY: 'ready',
  PAY_PENDING: 'payPending',
  VIRTUAL_ACCOUNT_ISSUED: 'virtualAccountIssued',
  PAID: 'paid',
  FAILED: 'failed',
  PARTIAL_CANCELLED: 'partialCancelled',
  CANCELLED: 'cancelled',
}

const cancellationStatuses: Record<PortOneCancellation['status'], GatewayCancellationStatus> = {
  REQUESTED: 'requested',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
}

export function narrowPayment(payment: PortOnePayment): GatewayPayment {
  return {
    paymentId: payment.id,
    transactionId: payment.transactionId,
    storeId: payment.storeId,
    status: statuses[payment.status],
    channelType: payment.channel?.type ?? 'TEST',
    orderName: payment.orderName,
    amountWon: payment.amount.total,
    paidWon: payment.amount.paid,
    cancelledWon: payment.amount.cancelled,
    currency: payment.currency,
    method: payment.method && narrowMethod(payment.method),
    requestedAt: payment.requestedAt,
    paidAt: payment.paidAt,
    failedAt: payment.failedAt,
    cancelledAt: payment.cancelledAt,
    receiptUrl: payment.receiptUrl,
    failureMessage: payment.failure?.pgMessage ?? payment.failure?.reason,
    cancellations: (payment.cancellations ?? []).map(narrowCancellation),
  }
}

export function narrowCancellation(cancellation: PortOneCancellation): GatewayCancellation {
  return {
    cancellationId: cancellation.id,
    status: cancellationStatuses[cancellation.status],
    amountWon: cancellation.totalAmount,
    reason: cancellation.reason,
    requestedAt: cancellation.requestedAt,
    cancelledAt: cancellation.cancelledAt,
    receiptUrl: cancellation.receiptUrl,
  }
}

function narrowMethod(method: PortOneMethod): GatewayPaymentMethod {
  switch (method.type) {
    case 'PaymentMethodCard':
      return {
        type: 'card',
        cardName: method.card?.name,
        approvalNumber: method.approvalNumber,
        cardNumberMasked: method.card?.number,
        installmentMonths: method.installment?.month,
      }
    case 'PaymentMethodMobile':
      return { type: 'mobile' }
    case 'PaymentMethodVirtualAccount':
      return {
        type: 'virtualAccount',
        bank: method.bank,
        accountNumber: method.accountNumber,
        remitteeName: method.remitteeName,
        remitterName: method.remitterName,
        issuedAt: method.issuedAt,
        expiresAt: method.expiredAt,
      }
    case 'PaymentMethodTransfer':
      return { type: 'transfer', bank: method.bank, accountNumber: method.accountNumber }
    default:
      return { type: 'other' }
  }
}
