import type { Payment, Refund } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { judgeInPersonRefund } from '@hygiene/domain/money/refund/in-person-refund'
import {
  judgeLateMoneyRefund,
  judgeOnlineRefund,
  needsRefundAccount,
  type RefundTerms,
} from '@hygiene/domain/money/refund/refund-terms'
import type { PaymentType } from '@hygiene/domain/text'
import { type BookedApplication, bookingOf } from '../../in-person/seat/booking-of.ts'

type Paid = { amountWon: number; paidAt: Date; paymentType: PaymentType }

/**
 * Returns the refund terms of a paid order, or null if nothing was paid or it has ended. A failed refund was requested in time:
 * its request day applies, and only the way of repayment is judged again.
 */
export async function refundTermsOf(
  db: Queries,
  payment: Payment & { refunds: readonly Refund[] },
  now: Date,
): Promise<RefundTerms | null> {
  const { applicationNo, amountWon, paidAt } = payment
  if (!paidAt) return null
  const paid = { amountWon, paidAt, paymentType: payment.paymentType }
  if (payment.status === 'paidAfterCancellation') return judgeLateMoneyRefund(paid, now)
  if (payment.status !== 'paid') return null
  const askedAt = payment.refunds.at(-1)?.requestedAt ?? now

  const booked = await bookingOf(db, applicationNo)
  const terms = booked
    ? inPersonTerms(booked, paid, askedAt)
    : await onlineTerms(db, applicationNo, paid, askedAt)
  return terms && { ...terms, needsBankAccount: terms.allowed && needsRefundAccount(paid, now) }
}

function inPersonTerms(booked: BookedApplication, paid: Paid, askedAt: Date): RefundTerms {
  const { session, enrolments } = booked
  return judgeInPersonRefund(
    {
      ...paid,
      session: { startsAt: session.startsAt, isCancelled: session.status === 'cancelled' },
      completedAt: enrolments.find(({ completedAt }) => completedAt)?.completedAt ?? null,
      isAbsent: enrolments.some(({ status }) => status === 'absent'),
    },
    askedAt,
  )
}

async function onlineTerms(
  db: Queries,
  applicationNo: ApplicationNo,
  paid: Paid,
  askedAt: Date,
): Promise<RefundTerms | null> {
  const enrolments = await db.onlineEnrolment.findMany({ where: { applicationNo } })
  const first = enrolments[0]
  if (!first) return null
  const completedAt = enrolments.find((enrolment) => enrolment.completedAt)?.completedAt ?? null
  return judgeOnlineRefund({ ...paid, completedAt, educationYear: first.year }, askedAt)
}
