import { type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import { allowed, denied, activeCashReceipt, type Verdict } from '@hygiene/domain'
import { loadOrder } from './load-order.ts'

export interface InvoiceDecision {
  wishNo: number
  /** The number of the 계산서 that was issued, or why there is none. */
  outcome: { invoiceNumber: string } | { text: string }
  employeeNo: number
  alongside: (db: Transaction, memberNo: number) => Promise<void>
}

type DecisionRefusal = 'INVOICE_WISH_NOT_FOUND' | 'INVOICE_WISH_DECIDED' | 'INVOICE_CASH_RECEIPT_EXISTS'

/** Finance issued the 계산서 elsewhere, or tells the owner why not; once. */
export async function decideInvoiceWish(
  client: PrismaClient,
  { wishNo, outcome, employeeNo, alongside }: InvoiceDecision,
  now: Date,
): Promise<Verdict<DecisionRefusal>> {
  return transaction<Verdict<DecisionRefusal>>(client, async (db) => {
    const known = await db.invoiceWish.findUnique({ where: { wishNo } })
    const payment = known && (await loadOrder(db, known.paymentNo))
    if (!payment?.invoiceWish) return denied('INVOICE_WISH_NOT_FOUND')
    if (payment.invoiceWish.status !== 'asked') return denied('INVOICE_WISH_DECIDED')
    const isDone = 'invoiceNumber' in outcome
    const hasReceipt = payment.cashReceipts.some(({ status }) =>
      activeCashReceipt.some((active) => active === status),
    )
    if (isDone && hasReceipt) return denied('INVOICE_CASH_RECEIPT_EXISTS')
    const status = isDone ? 'done' : 'refused'
    await db.invoiceWish.update({
      where: { wishNo },
      data: { ...outcome, sealed: null, status, decidedAt: now, employeeNo },
    })
    await alongside(db, payment.memberNo)
    return allowed()
  })
}
