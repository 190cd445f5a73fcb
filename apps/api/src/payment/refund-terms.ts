import type { Payment, Queries } from '@hygiene/db'
import { judgeOnlineRefund, type PaymentType, type RefundTerms } from '@hygiene/domain'

/** The refund terms of a paid order; null where nothing was paid or what was paid has already ended. */
export async function refundTermsOf(db: Queries, payment: Payment, now: Date): Promise<RefundTerms | null> {
  if (payment.status !== 'paid' || !payment.paidAt) return null
  const enrolments = await db.onlineEnrolment.findMany({ where: { applyEduNo: payment.applyEduNo } })
  const first = enrolments[0]
  if (!first) return null
  return judgeOnlineRefund(
    {
      amountWon: payment.amountWon,
      paidAt: payment.paidAt,
      completedAt: enrolments.find(({ completedAt }) => completedAt)?.completedAt ?? null,
      educationYear: first.year,
      paymentType: payment.paymentType as PaymentType,
    },
    now,
  )
}
