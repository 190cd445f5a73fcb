import type { Association } from '../../association.ts'
import { seoulDay } from '../../time/seoul-day.ts'
import { type FrozenReceipt, receiptIssuer } from './freeze-receipt.ts'
import type { OrderStatus } from '../payment/payment-status.ts'

/** `superseded`: money went back after it was frozen. `refunded`: it says itself that money went back. */
export type ReceiptState = 'valid' | 'superseded' | 'refunded'

export type ReceiptFacts = {
  /** Is there no newer receipt of the same payment? */
  isNewest: boolean
  /** Won that had gone back when it was frozen. */
  refundedWon: number
}

/** May a receipt still be relied upon, now that so many won have gone back? */
export function receiptState({ isNewest, refundedWon }: ReceiptFacts, goneBackWon: number): ReceiptState {
  if (!isNewest || refundedWon !== goneBackWon) return 'superseded'
  return refundedWon > 0 ? 'refunded' : 'valid'
}

export type MoneyGivenBack = {
  amountWon: number
  /** `cancelled`: the gateway gave the paid order back in full, with or without a refund of ours. */
  status: OrderStatus
  refunds: readonly { status: string; amountWon: number }[]
}

/** Won of a payment that have gone back by now; a refund under way has not. */
export function returnedWon({ amountWon, status, refunds }: MoneyGivenBack): number {
  const done = refunds.filter((refund) => refund.status === 'done')
  if (done.length === 0) return status === 'cancelled' ? amountWon : 0
  return done.reduce((sum, refund) => sum + refund.amountWon, 0)
}

/** Won of a payment that may still be given back: those of refunds done or under way are not. */
export function refundableWon({ amountWon, refunds }: Pick<MoneyGivenBack, 'amountWon' | 'refunds'>): number {
  return refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((left, refund) => left - refund.amountWon, amountWon)
}

export type ReceiptRenewal = {
  receiptNumber: string
  verificationNumber: string
  orderNumber: string
  /** Won that have gone back. */
  refundedWon: number
  issuedAt: Date
  /** As it is then. */
  association: Association
}

/** The same receipt after money went back: its numbers, its day and its issuer are new, and less of the money is left. */
export function renewReceipt(frozen: FrozenReceipt, renewal: ReceiptRenewal): FrozenReceipt {
  const { receiptNumber, verificationNumber, orderNumber, refundedWon, issuedAt, association } = renewal
  return {
    ...frozen,
    ...receiptIssuer(association),
    number: receiptNumber,
    verificationNumber,
    verifyUrl: new URL(`/verify/${verificationNumber}`, frozen.verifyUrl).href,
    orderNumber,
    issuedOn: seoulDay(issuedAt),
    discountOrRefundWon: refundedWon,
    netWon: frozen.priceWon - refundedWon,
  }
}
