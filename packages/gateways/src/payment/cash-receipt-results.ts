import type { Refused } from './payment-results.ts'

/** Describes an order's cash receipt at the gateway. `failed` means the tax office refused it. */
export type GatewayCashReceipt =
  | { status: 'issued'; amountWon: number; issueNumber: string; url: string | null; issuedAt: Date }
  | { status: 'cancelled' | 'failed' }

export type CashReceiptWanted = {
  /** Is the payment id of the order. The gateway also accepts one it never saw (money received outside the gateway). */
  paymentId: string
  channelKey: string
  purpose: 'personal' | 'corporate'
  /** Holds the digits of a phone, card or business number. This is personal data. */
  identifier: string
  orderName: string
  amountWon: number
  taxFreeWon: number
  paidAt: Date
  /** Makes the gateway repeat the first outcome for three hours: see `cashReceiptKey`. */
  idempotencyKey: string
}

export type CashReceiptIssued =
  | { outcome: 'issued'; issueNumber: string; url: string | null }
  | Refused<'alreadyIssued' | 'invalidRequest' | 'providerRefused'>

export type CashReceiptCancelled =
  | { outcome: 'cancelled'; cancelledAt: Date }
  | Refused<'notIssued' | 'invalidRequest' | 'providerRefused'>
