import { issueCashReceipt } from '@hygiene/contracts/platform/job/issue-cash-receipt'
import {
  type CashReceipt,
  handOver,
  type PrismaClient,
  sealText,
  transaction,
  type Transaction,
} from '@hygiene/db'
import {
  cashReceiptNumber,
  type CashReceiptPurpose,
  type CashReceiptRefusal,
  certifiedWon,
  denied,
  judgeCashReceipt,
  maskCashReceiptNumber,
  taxFreeOfPart,
} from '@hygiene/domain'
import { loadOrder, type OrderWithReceipts } from './load-order.ts'
import { taxFreeOfOrder } from './tax-of-order.ts'

export interface CashReceiptAsked {
  paymentNo: number
  purpose: CashReceiptPurpose
  /** As typed: a telephone, card or business number. */
  number: string
  employeeNo: number
  /** 32 bytes in hex: seals the number. */
  sealKey: string
  /** What the staff's log keeps of it, in the same transaction. */
  alongside: (db: Transaction, memberNo: number) => Promise<void>
}

export type RequestRefusal =
  | CashReceiptRefusal
  | 'PAYMENT_NOT_FOUND'
  | 'CASH_RECEIPT_NUMBER_WRONG'
  | 'CASH_RECEIPT_INVOICED'
  | 'COURSE_TAX_UNDECIDED'
type Requested = { allowed: true; receipt: CashReceipt } | { allowed: false; reason: RequestRefusal }

/** Asks for the cash receipt of an order, once; the worker has the gateway issue it. */
export async function requestCashReceipt(
  client: PrismaClient,
  asked: CashReceiptAsked,
  now: Date,
): Promise<Requested> {
  const { paymentNo, purpose, employeeNo } = asked
  const digits = cashReceiptNumber(purpose, asked.number)
  if (digits === null) return denied('CASH_RECEIPT_NUMBER_WRONG')
  return transaction<Requested>(client, async (db) => {
    const payment = await loadOrder(db, paymentNo)
    if (!payment) return denied('PAYMENT_NOT_FOUND')
    const judged = await judgeOrder(db, payment)
    if (!judged.allowed) return judged
    const receipt = await db.cashReceipt.create({
      data: {
        ...judged.sums,
        paymentNo,
        purpose,
        employeeNo,
        identifierSealed: sealText(asked.sealKey, digits),
        identifierShown: maskCashReceiptNumber(digits),
        requestedAt: now,
      },
    })
    await handOver(db, issueCashReceipt, { cashReceiptNo: receipt.cashReceiptNo })
    await asked.alongside(db, payment.memberNo)
    return { allowed: true, receipt }
  })
}

type Judged =
  | { allowed: true; sums: { amountWon: number; taxFreeWon: number } }
  | { allowed: false; reason: RequestRefusal }

/** May a locked order get a cash receipt now, and for how much? */
export async function judgeOrder(db: Transaction, payment: OrderWithReceipts): Promise<Judged> {
  const verdict = judgeCashReceipt(payment)
  if (!verdict.allowed) return verdict
  // One sale has one proof of expense.
  if (payment.invoiceWish?.status === 'done') return denied('CASH_RECEIPT_INVOICED')
  const sums = await sumsOf(db, payment)
  return sums ? { allowed: true, sums } : denied('COURSE_TAX_UNDECIDED')
}

/** What of an order has not gone back, and the part of it free of tax. */
export async function sumsOf(
  db: Transaction,
  payment: OrderWithReceipts,
): Promise<{ amountWon: number; taxFreeWon: number } | null> {
  const taxFreeWon = await taxFreeOfOrder(db, payment)
  if (taxFreeWon === null) return null
  const amountWon = certifiedWon(payment)
  const order = { amountWon: payment.amountWon, taxFreeWon }
  return { amountWon, taxFreeWon: taxFreeOfPart(order, payment.amountWon - amountWon, amountWon) }
}
