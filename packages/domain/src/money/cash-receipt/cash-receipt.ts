import { allowed, denied, type Verdict } from '../../verdict.ts'
import { PaymentType } from '../../text.ts'
import type { OrderStatus } from '../payment/payment-status.ts'
import { type MoneyGivenBack, returnedWon } from '../receipt/renew-receipt.ts'

export const cashReceiptStatuses = ['requested', 'issued', 'failed', 'cancelling', 'cancelled'] as const
export type CashReceiptStatus = (typeof cashReceiptStatuses)[number]

export const cashReceiptStatusLabel: Record<CashReceiptStatus, string> = {
  requested: '발급 중',
  issued: '발급됨',
  failed: '발급 실패',
  cancelling: '취소 중',
  cancelled: '취소됨',
}

export const invoiceWishStatuses = ['asked', 'done', 'refused'] as const
export type InvoiceWishStatus = (typeof invoiceWishStatuses)[number]

export const invoiceWishStatusLabel: Record<InvoiceWishStatus, string> = {
  asked: '신청됨',
  done: '발급함',
  refused: '발급 안 함',
}

/** An order has at most one receipt in these statuses (partial unique index). */
export const activeCashReceipt = ['requested', 'issued', 'cancelling'] as const satisfies CashReceiptStatus[]

export type CashReceiptFacts = MoneyGivenBack & {
  paymentType: PaymentType
  formerMethod: string | null
  status: OrderStatus
  paidAt: Date | null
  cashReceipts: readonly { status: CashReceiptStatus }[]
}

export type CashReceiptRefusal =
  | 'CASH_RECEIPT_METHOD'
  | 'CASH_RECEIPT_NO_MONEY'
  | 'CASH_RECEIPT_EXISTS'
  | 'CASH_RECEIPT_WHILE_REFUNDING'

const CASH: readonly number[] = [PaymentType.virtualAccount, PaymentType.transfer, PaymentType.admin]

/** For money by card or telephone the slip is the proof; for money paid in the former system, the documents of that system. */
export const isCashMethod = ({
  paymentType,
  formerMethod,
}: Pick<CashReceiptFacts, 'paymentType' | 'formerMethod'>): boolean =>
  formerMethod === null && CASH.includes(paymentType)

/** Money of a virtual account, the bank or the counter gets one receipt, for what is neither refunded nor being refunded. */
export function judgeCashReceipt(payment: CashReceiptFacts): Verdict<CashReceiptRefusal> {
  if (!isCashMethod(payment)) return denied('CASH_RECEIPT_METHOD')
  if (payment.refunds.some(({ status }) => status === 'requested' || status === 'sent'))
    return denied('CASH_RECEIPT_WHILE_REFUNDING')
  if (certifiedWon(payment) <= 0) return denied('CASH_RECEIPT_NO_MONEY')
  const isActive = payment.cashReceipts.some(({ status }) =>
    activeCashReceipt.some((active) => active === status),
  )
  return isActive ? denied('CASH_RECEIPT_EXISTS') : allowed()
}

export function certifiedWon({
  paidAt,
  ...payment
}: Pick<CashReceiptFacts, 'paidAt' | 'amountWon' | 'status' | 'refunds'>): number {
  return paidAt === null || payment.status !== 'paid' ? 0 : payment.amountWon - returnedWon(payment)
}
