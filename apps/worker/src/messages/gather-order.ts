import type { Message, Transaction } from '@hygiene/db'
import {
  bankName,
  endOfSeoulYear,
  isOverdue,
  isUnderStudy,
  type MessageFacts,
  needsRefundAccount,
  PaymentType,
  type ReturnMethod,
  seoulYear,
  statusAt,
  studyDeadline,
} from '@hygiene/domain'

type Clock = { now: () => Date }

/**
 * No person is asked for a deposit that has come, nor into an account that waits no longer; nor told in the morning of one
 * that they asked for at night.
 */
export async function gatherAccount(
  db: Transaction,
  { aboutNo, kind }: Message,
  { now }: Clock,
): Promise<MessageFacts | null> {
  const payment = await db.payment.findUnique({
    where: { paymentNo: aboutNo, status: 'virtualAccountIssued' },
  })
  if (!payment?.accountNumber || !payment.accountExpiresAt || isOverdue(payment, now())) return null
  if (kind === 'accountIssued' && (await wasAskedFor(db, aboutNo))) return null
  const {
    amountWon,
    accountBank,
    accountNumber,
    accountHolder: holder,
    accountExpiresAt: expiresAt,
  } = payment
  return {
    kind: 'accountIssued',
    amountWon,
    bank: bankName(accountBank ?? ''),
    accountNumber,
    holder,
    expiresAt,
  }
}

async function wasAskedFor(db: Transaction, aboutNo: number): Promise<boolean> {
  const sent = { kind: 'accountAsked', aboutNo, sentAt: { not: null } } as const
  return (await db.message.count({ where: sent })) > 0
}

/** Left out once the course is completed, given back or over. After 18:00 of the last day midnight is the end. */
export async function gatherPaid(
  db: Transaction,
  { aboutNo }: Message,
  { now }: Clock,
): Promise<MessageFacts | null> {
  const payment = await db.payment.findUnique({
    where: { paymentNo: aboutNo, status: 'paid' },
    include: { application: { include: { enrolments: true } } },
  })
  const learning = payment?.application.enrolments.find((enrolment) =>
    isUnderStudy(statusAt(enrolment, now())),
  )
  if (!payment || !learning) return null
  const deadline = studyDeadline(learning.year)
  const finishBy = now() < deadline ? deadline : endOfSeoulYear(seoulYear(deadline))
  return { kind: 'paid', amountWon: payment.amountWon, finishBy }
}

export async function gatherRefunded(
  db: Transaction,
  { aboutNo, createdAt }: Message,
): Promise<MessageFacts | null> {
  const payment = await db.payment.findUnique({
    where: { paymentNo: aboutNo, status: 'cancelled' },
    include: { refunds: { where: { status: 'done' } } },
  })
  if (!payment?.paidAt) return null
  const facts = { paymentType: payment.paymentType as PaymentType, paidAt: payment.paidAt }
  const askedAt = payment.refunds.at(-1)?.requestedAt ?? createdAt
  return { kind: 'refunded', amountWon: payment.amountWon, method: methodOf(facts, askedAt) }
}

function methodOf(payment: { paymentType: PaymentType; paidAt: Date }, askedAt: Date): ReturnMethod {
  if (needsRefundAccount(payment, askedAt)) return 'account'
  return payment.paymentType === PaymentType.card ? 'card' : 'other'
}
