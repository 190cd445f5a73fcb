export type GatewayPaymentStatus =
  | 'ready'
  | 'payPending'
  | 'virtualAccountIssued'
  | 'paid'
  | 'failed'
  | 'partialCancelled'
  | 'cancelled'

export type GatewayPaymentMethod =
  | {
      type: 'card'
      cardName?: string
      approvalNumber?: string
      cardNumberMasked?: string
      installmentMonths?: number
    }
  | { type: 'mobile' }
  | {
      type: 'virtualAccount'
      /** Is PortOne's bank name, such as SHINHAN. */
      bank?: string
      accountNumber?: string
      remitteeName?: string
      remitterName?: string
      issuedAt?: Date
      expiresAt?: Date
    }
  | { type: 'transfer'; bank?: string; accountNumber?: string }
  | { type: 'other' }

export type GatewayCancellationStatus = 'requested' | 'succeeded' | 'failed'

export type GatewayCancellation = {
  cancellationId: string
  /** Is `requested` until the card company or bank confirms the cancellation. */
  status: GatewayCancellationStatus
  amountWon: number
  reason: string
  requestedAt: Date
  cancelledAt?: Date
  receiptUrl?: string
}

/** Holds the gateway's view of a payment, the only source that marks anything paid or refunded. */
export type GatewayPayment = {
  paymentId: string
  transactionId: string
  storeId: string
  status: GatewayPaymentStatus
  /** Production refuses TEST. A payment without a known channel counts as TEST. */
  channelType: 'LIVE' | 'TEST'
  orderName: string
  amountWon: number
  paidWon: number
  cancelledWon: number
  currency: string
  method?: GatewayPaymentMethod
  requestedAt: Date
  paidAt?: Date
  failedAt?: Date
  cancelledAt?: Date
  receiptUrl?: string
  failureMessage?: string
  cancellations: GatewayCancellation[]
}
