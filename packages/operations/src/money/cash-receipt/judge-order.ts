import type { Payment } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import {
  type CashReceiptRefusal,
  certifiedWon,
  judgeCashReceipt,
} from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { denied } from '@hygiene/domain/verdict'
import { taxFreeOf, taxFreeOfPart } from '@hygiene/domain/money/payment/tax'
import type { OrderWithReceipts } from './load-order.ts'

interface Sums {
  amountWon: number
  taxFreeWon: number
}

type Judged =
  | { allowed: true; sums: Sums }
  | { allowed: false; reason: CashReceiptRefusal | 'CASH_RECEIPT_INVOICED' | 'COURSE_TAX_UNDECIDED' }

export async function judgeOrder(db: Transaction, payment: OrderWithReceipts): Promise<Judged> {
  const verdict = judgeCashReceipt(payment)
  if (!verdict.allowed) return verdict
  // One sale may have only one proof of expense.
  if (payment.invoiceWish?.status === 'done') return denied('CASH_RECEIPT_INVOICED')
  const sums = await sumsOf(db, payment)
  return sums ? { allowed: true, sums } : denied('COURSE_TAX_UNDECIDED')
}

export async function sumsOf(db: Transaction, payment: OrderWithReceipts): Promise<Sums | null> {
  const taxFreeWon = await taxFreeOfOrder(db, payment)
  if (taxFreeWon === null) return null
  const amountWon = certifiedWon(payment)
  const order = { amountWon: payment.amountWon, taxFreeWon }
  return { amountWon, taxFreeWon: taxFreeOfPart(order, payment.amountWon - amountWon, amountWon) }
}

/** Returns the tax-free amount the order froze. An older order uses the current tax of its courses. Null means undecided. */
async function taxFreeOfOrder(
  db: Queries,
  { applicationNo, amountWon, taxFreeWon }: Pick<Payment, 'applicationNo' | 'amountWon' | 'taxFreeWon'>,
): Promise<number | null> {
  if (taxFreeWon !== null) return taxFreeWon
  const asked = { where: { applicationNo }, include: { course: true } }
  const records = [
    ...(await db.onlineEnrolment.findMany(asked)),
    ...(await db.inPersonEnrolment.findMany(asked)),
  ]
  const free = taxFreeOf(records.map(({ priceWon, course }) => ({ priceWon, taxKind: course.taxKind })))
  const whole = records.reduce((sum, { priceWon }) => sum + priceWon, 0)
  return free === null || whole === 0 ? null : Math.round((amountWon * free) / whole)
}
