import type { Association } from '../../association.ts'
import { seoulDay } from '../../time/seoul-day.ts'
import { type FrozenReceipt, receiptIssuer } from './freeze-receipt.ts'
import type { OrderStatus } from '../payment/payment-status.ts'

/**
 * `superseded` means that money was refunded after the receipt was frozen; `refunded` that the receipt itself states the refund.
 */
export type ReceiptState = 'valid' | 'superseded' | 'refunded'

export type ReceiptFacts = {
  isNewest: boolean
  refundedWon: number
}

export function receiptState({ isNewest, refundedWon }: ReceiptFacts, goneBackWon: number): ReceiptState {
  if (!isNewest || refundedWon !== goneBackWon) return 'superseded'
  return refundedWon > 0 ? 'refunded' : 'valid'
}

export type MoneyGivenBack = {
  amountWon: number
  /** `cancelled` means that the gateway returned the paid order in full, with or without a refund of ours. */
  status: OrderStatus
  refunds: readonly { status: string; amountWon: number }[]
}

export function returnedWon({ amountWon, status, refunds }: MoneyGivenBack): number {
  const done = refunds.filter((refund) => refund.status === 'done')
  if (done.length === 0) return status === 'cancelled' ? amountWon : 0
  return done.reduce((sum, refund) => sum + refund.amountWon, 0)
}

export function refundableWon({ amountWon, refunds }: Pick<MoneyGivenBack, 'amountWon' | 'refunds'>): number {
  return refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((left, refund) => left - refund.amountWon, amountWon)
}

export type ReceiptRenewal = {
  receiptNumber: string
  verificationNumber: string
  orderNumber: string
  refundedWon: number
  issuedAt: Date
  association: Association
}

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
