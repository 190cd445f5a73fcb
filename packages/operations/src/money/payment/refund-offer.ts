import type { Queries } from '@hygiene/db/connect'
import { paymentTypeLabel } from '@hygiene/domain/text'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import type { PaymentWithRefunds } from './find-payment.ts'
import { refundTermsOf } from './refund-terms.ts'

export async function refundOfferOf(db: Queries, payments: readonly PaymentWithRefunds[], now: Date) {
  const payment = payments.find(({ status }) => status === 'paid')
  if (!payment || payment.refunds.some(isInProgress)) return null
  const terms = await refundTermsOf(db, payment, now)
  return (
    terms && {
      paymentNo: payment.paymentNo,
      isAllowed: terms.allowed,
      amountWon: Math.min(terms.amountWon, refundableWon(payment)),
      untilOn: terms.refundableUntilOn,
      sentence: terms.sentence,
      method: payment.methodName ?? paymentTypeLabel[payment.paymentType],
      needsBankAccount: terms.needsBankAccount,
    }
  )
}

const isInProgress = ({ status }: { status: string }) => status === 'requested' || status === 'sent'
