import type { GatewayCancellation } from './gateway-payment.ts'

/** `message` is the gateway's own sentence, for logs and staff and not for the payer. */
export type Refused<Reason extends string> = { outcome: 'refused'; reason: Reason; message?: string }

export type PreRegisterResult = { outcome: 'registered' } | Refused<'alreadyPaid' | 'invalidRequest'>

export type CancelRefusal =
  | 'paymentNotFound'
  | 'notPaid'
  | 'alreadyCancelled'
  | 'amountChanged'
  | 'amountTooLarge'
  | 'tooManyCancellations'
  | 'invalidRequest'
  | 'providerRefused'

export type CancelResult =
  | { outcome: 'done' | 'requested' | 'failed'; cancellation: GatewayCancellation }
  | Refused<CancelRefusal>

export type CloseVirtualAccountResult =
  | { outcome: 'closed'; closedAt: Date }
  | Refused<'paymentNotFound' | 'notWaitingForDeposit' | 'invalidRequest' | 'providerRefused'>

export type RefundAccount = {
  bank: string
  number: string
  holderName: string
  holderPhoneNumber?: string
}

export type CancelRequest = {
  paymentId: string
  /** Makes the gateway repeat the first outcome for three hours: see `refundKey`. */
  idempotencyKey: string
  amountWon: number
  /** Is the tax-free part of the amount. If omitted, the gateway calculates it. */
  taxFreeWon?: number
  reason: string
  /** Is the amount we believe is still cancellable. The gateway refuses the call if its own differs. */
  currentCancellableWon: number
  requester?: 'CUSTOMER' | 'ADMIN'
  /** Is needed only for a virtual account that was paid into, or a phone payment of an earlier month. */
  refundAccount?: RefundAccount
}
