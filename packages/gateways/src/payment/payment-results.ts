import type { GatewayCancellation } from './gateway-payment.ts'

/** `message` is the gateway's own sentence: for logs and staff, not for the person paying. */
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
  /** PortOne's name of the bank, such as SHINHAN. */
  bank: string
  number: string
  holderName: string
  holderPhoneNumber?: string
}

export type CancelRequest = {
  paymentId: string
  /** The same key within three hours answers the first outcome again: see `refundKey`. */
  idempotencyKey: string
  amountWon: number
  /** The part of it that is free of tax; left out: the gateway reckons by itself. */
  taxFreeWon?: number
  reason: string
  /** The amount we believe can still be cancelled; the gateway refuses when its own differs. */
  currentCancellableWon: number
  requester?: 'CUSTOMER' | 'ADMIN'
  /** Only for a virtual account that was paid into, or a phone payment of an earlier month. */
  refundAccount?: RefundAccount
}
