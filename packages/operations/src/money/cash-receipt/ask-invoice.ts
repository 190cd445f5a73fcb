import { askInvoice as contract } from '@hygiene/contracts/money/cash-receipt/ask-invoice'
import { sealText } from '@hygiene/db/sealed-text'
import { businessNumber, maskBusinessNumber } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { certifiedWon, isCashMethod } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { loadOrder } from './load-order.ts'

/** Requests a 계산서 for an order. Only one request may be open; after a refusal it may be repeated. */
export const askInvoice = operation(
  contract,
  { needs: ['REFUND_ACCOUNT_KEY'] },
  async ({ db, input, actor: { memberNo }, now, REFUND_ACCOUNT_KEY }) => {
    const { paymentNo, businessName, email } = input
    const digits = businessNumber(input.businessNumber)
    if (digits === null) return denied('BUSINESS_NUMBER_WRONG')
    const owned = (await db.payment.count({ where: { paymentNo, memberNo } })) > 0
    const payment = owned ? await loadOrder(db, paymentNo) : null
    // A merge of accounts may have moved the payment while the lock was awaited.
    if (payment?.memberNo !== memberNo) return denied('PAYMENT_NOT_FOUND')
    if (!isCashMethod(payment)) return denied('INVOICE_METHOD')
    if (certifiedWon(payment) <= 0) return denied('NOT_PAID_YET')
    const known = payment.invoiceWish
    if (known && known.status !== 'refused') return denied('INVOICE_ASKED')
    const wish = {
      sealed: sealText(REFUND_ACCOUNT_KEY, JSON.stringify({ businessNumber: digits, email })),
      businessName,
      businessNumberShown: maskBusinessNumber(digits),
      status: 'asked',
      askedAt: now,
      decidedAt: null,
      text: null,
      employeeNo: null,
    } as const
    await db.invoiceWish.upsert({ where: { paymentNo }, create: { ...wish, paymentNo }, update: wish })
    return { paymentNo }
  },
)
