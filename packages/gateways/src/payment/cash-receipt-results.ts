import type { Refused } from './payment-results.ts'

/** What the gateway holds about the cash receipt of an order. `failed`: the tax office would not take it. */
export type GatewayCashReceipt =
  | { status: 'issued'; amountWon: number; issueNumber: string; url: string | null; issuedAt: Date }
  | { status: 'cancelled' | 'failed' }

export type CashReceiptWanted = {
  /** Of the order; one that the gateway never saw is taken too (money past the gateway). */
  paymentId: string
  channelKey: string
  purpose: 'personal' | 'corporate'
  /** Digits of a telephone, card or business number. Personal data. */
  identifier: string
  orderName: string
  amountWon: number
  taxFreeWon: number
  paidAt: Date
  /** The same key within three hours answers the first outcome again: see `cashReceiptKey`. */
  idempotencyKey: string
}

export type CashReceiptIssued =
  | { outcome: 'issued'; issueNumber: string; url: string | null }
  | Refused<'alreadyIssued' | 'invalidRequest' | 'providerRefused'>

export type CashReceiptCancelled =
  | { outcome: 'cancelled'; cancelledAt: Date }
  | Refused<'notIssued' | 'invalidRequest' | 'providerRefused'>
