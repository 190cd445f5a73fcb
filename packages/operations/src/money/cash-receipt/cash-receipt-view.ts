import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import type { listInvoiceWishes } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import type { CashReceipt, InvoiceWish } from '@hygiene/db'
import { maskName, orderNumber } from '@hygiene/domain'

const instantOf = (at: Date | null) => at?.toISOString() ?? null

export type OrderFacts = {
  paymentNo: number
  createdAt: Date
  memberNo: number
  name: string
  paymentType: number
}

/** The order of a row, its person masked. */
export function orderOf({ paymentNo, createdAt, memberNo, name, paymentType }: OrderFacts) {
  const number = orderNumber({ paymentNo, createdAt })
  return { paymentNo, memberNo, paymentType, orderNumber: number, userName: maskName(name) }
}

type ShownReceipt = Omit<AnswerOf<typeof listCashReceipts>['list'][number], keyof ReturnType<typeof orderOf>>

export function shownReceipt(receipt: Omit<CashReceipt, 'identifierSealed'>): ShownReceipt {
  return {
    ...receipt,
    requestedAt: receipt.requestedAt.toISOString(),
    issuedAt: instantOf(receipt.issuedAt),
    cancelledAt: instantOf(receipt.cancelledAt),
  }
}

type ShownWish = Omit<
  AnswerOf<typeof listInvoiceWishes>['list'][number],
  keyof ReturnType<typeof orderOf> | 'amountWon'
>

export function shownWish(wish: Omit<InvoiceWish, 'sealed'>): ShownWish {
  return { ...wish, askedAt: wish.askedAt.toISOString(), decidedAt: instantOf(wish.decidedAt) }
}
