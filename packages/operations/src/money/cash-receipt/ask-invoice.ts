import { type PrismaClient, sealText, transaction } from '@hygiene/db'
import {
  allowed,
  businessNumber,
  certifiedWon,
  denied,
  isCashMethod,
  maskBusinessNumber,
  type Verdict,
} from '@hygiene/domain'
import { loadOrder } from './load-order.ts'

export interface InvoiceAsked {
  memberNo: number
  paymentNo: number
  /** As typed. */
  businessNumber: string
  businessName: string
  email: string
  sealKey: string
}

type AskRefusal =
  | 'PAYMENT_NOT_FOUND'
  | 'INVOICE_METHOD'
  | 'NOT_PAID_YET'
  | 'BUSINESS_NUMBER_WRONG'
  | 'INVOICE_ASKED'

/** An owner's wish for a 계산서 of an order: one at a time; after a refusal it may be asked for again. */
export async function askInvoice(
  client: PrismaClient,
  { memberNo, paymentNo, businessName, email, ...asked }: InvoiceAsked,
  now: Date,
): Promise<Verdict<AskRefusal>> {
  const digits = businessNumber(asked.businessNumber)
  if (digits === null) return denied('BUSINESS_NUMBER_WRONG')
  return transaction<Verdict<AskRefusal>>(client, async (db) => {
    const owned = (await db.payment.count({ where: { paymentNo, memberNo } })) > 0
    const payment = owned ? await loadOrder(db, paymentNo) : null
    // A merge of accounts may have moved it while the lock was waited for.
    if (payment?.memberNo !== memberNo) return denied('PAYMENT_NOT_FOUND')
    if (!isCashMethod(payment)) return denied('INVOICE_METHOD')
    if (certifiedWon(payment) <= 0) return denied('NOT_PAID_YET')
    const known = payment.invoiceWish
    if (known && known.status !== 'refused') return denied('INVOICE_ASKED')
    const wish = {
      sealed: sealText(asked.sealKey, JSON.stringify({ businessNumber: digits, email })),
      businessName,
      businessNumberShown: maskBusinessNumber(digits),
      status: 'asked',
      askedAt: now,
      decidedAt: null,
      text: null,
      employeeNo: null,
    } as const
    await db.invoiceWish.upsert({ where: { paymentNo }, create: { ...wish, paymentNo }, update: wish })
    return allowed()
  })
}
