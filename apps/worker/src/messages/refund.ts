import type { MessageFacts } from '@hygiene/domain/platform/message/messages'
import { needsRefundAccount } from '@hygiene/domain/money/refund/refund-terms'
import { PaymentType } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { Gather } from './gather.ts'

/** Is sent while the refund is being retried. Returns null once the money was refunded. */
export const refundRefused: Gather<'refundRefused'> = async ({ db, aboutNo }) => {
  const payment = await db.payment.findUnique({
    where: { paymentNo: aboutNo, status: 'paid' },
    include: { refunds: { orderBy: { refundNo: 'desc' } } },
  })
  const refused = payment?.refunds.find(({ status }) => status === 'failed')
  if (!payment || !refused) return null
  const isTriedAgain = payment.refunds.some(({ status }) => status !== 'failed')
  return { kind: 'refundRefused', amountWon: refused.amountWon, isTriedAgain }
}

export const refundTransferred: Gather<'refundTransferred'> = async ({ db, aboutNo }) => {
  const refund = await db.refund.findFirst({ where: { paymentNo: aboutNo, transferredOn: { not: null } } })
  if (!refund?.transferredOn) return null
  const { amountWon, transferredOn } = refund
  return { kind: 'refundTransferred', amountWon, transferredOn: seoulDay(transferredOn) }
}

export const refunded: Gather<'refunded'> = async ({ db, aboutNo, createdAt }) => {
  const payment = await db.payment.findUnique({
    where: { paymentNo: aboutNo, status: 'cancelled' },
    include: { refunds: { where: { status: 'done' } } },
  })
  if (!payment?.paidAt) return null
  const facts = { paymentType: payment.paymentType, paidAt: payment.paidAt }
  const askedAt = payment.refunds.at(-1)?.requestedAt ?? createdAt
  return { kind: 'refunded', amountWon: payment.amountWon, method: methodOf(facts, askedAt) }
}

function methodOf(
  payment: { paymentType: PaymentType; paidAt: Date },
  askedAt: Date,
): MessageFacts<'refunded'>['method'] {
  if (needsRefundAccount(payment, askedAt)) return 'account'
  return payment.paymentType === PaymentType.card ? 'card' : 'other'
}
