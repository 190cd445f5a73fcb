import type { Message, Transaction } from '@hygiene/db'
import { type MessageFacts, needsRefundAccount, type PaymentType } from '@hygiene/domain'

const PAID_ONLINE = ['paid', 'studying', 'studied', 'surveyed', 'completed'] as const
const PAID_IN_PERSON = ['paid', 'attended', 'completed'] as const

/** Nobody is asked for an account any more once the money is on its way. */
export async function gatherLateMoney(
  db: Transaction,
  { aboutNo }: Message,
  { now }: { now: () => Date },
): Promise<MessageFacts | null> {
  const payment = await db.payment.findUnique({
    where: { paymentNo: aboutNo, status: 'paidAfterCancellation' },
    include: { refunds: { where: { status: { not: 'failed' } } } },
  })
  if (!payment?.paidAt || payment.refunds.length > 0) return null

  const { applyEduNo, amountWon, paidAt } = payment
  const online = await db.onlineEnrolment.count({
    where: { applyEduNo, status: { in: [...PAID_ONLINE] } },
  })
  const inPerson = await db.offlineEnrolment.count({
    where: { applyEduNo, status: { in: [...PAID_IN_PERSON] } },
  })
  const paymentType = payment.paymentType as PaymentType
  return {
    kind: 'lateMoney',
    amountWon,
    isPaidTwice: online + inPerson > 0,
    needsAccount: needsRefundAccount({ paymentType, paidAt }, now()),
  }
}

export async function gatherReturnedMoney(
  db: Transaction,
  { aboutNo }: Message,
): Promise<MessageFacts | null> {
  const payment = await db.payment.findUnique({ where: { paymentNo: aboutNo, status: 'cancelled' } })
  return payment && { kind: 'lateMoneyReturned', amountWon: payment.amountWon }
}
