import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { isInPersonPaid } from '@hygiene/domain/in-person/enrolment/record-status'
import { isPaidOnline } from '@hygiene/domain/education/enrolment/enrolment-status'
import type { MessageFacts } from '@hygiene/domain/platform/message/messages'
import { needsRefundAccount } from '@hygiene/domain/money/refund/refund-terms'
import { recordsAwaiting } from '@hygiene/domain/money/payment/in-person-money'
import { countNoLongerNeeded } from '@hygiene/operations/education/course/is-no-longer-needed'
import type { Gather } from './gather.ts'

/** Returns null once the refund is on its way, because no account is needed then. */
export const lateMoney: Gather<'lateMoney'> = async ({ db, aboutNo, now }) => {
  const payment = await db.payment.findUnique({
    where: { paymentNo: aboutNo, status: 'paidAfterCancellation' },
    include: { refunds: { where: { status: { not: 'failed' } } } },
  })
  if (!payment?.paidAt || payment.refunds.length > 0) return null

  const { applicationNo, amountWon, paidAt } = payment
  const paymentType = payment.paymentType
  return {
    kind: 'lateMoney',
    amountWon,
    why: await whyOf(db, applicationNo, now),
    needsAccount: needsRefundAccount({ paymentType, paidAt }, now),
  }
}

async function whyOf(
  db: Transaction,
  applicationNo: ApplicationNo,
  now: Date,
): Promise<MessageFacts<'lateMoney'>['why']> {
  const online = await db.onlineEnrolment.findMany({ where: { applicationNo } })
  const inPerson = await db.inPersonEnrolment.findMany({ where: { applicationNo } })
  const isPaid =
    online.some(({ status }) => isPaidOnline(status)) || inPerson.some(({ status }) => isInPersonPaid(status))
  if (isPaid) return 'paidTwice'
  const awaiting = [...online.filter(({ status }) => status === 'applied'), ...recordsAwaiting(inPerson)]
  const needless = await countNoLongerNeeded(db, awaiting, now)
  if (needless === 0) return 'ended'
  return needless === awaiting.length ? 'notNeeded' : 'partlyNotNeeded'
}

export const lateMoneyReturned: Gather<'lateMoneyReturned'> = async ({ db, aboutNo }) => {
  const payment = await db.payment.findUnique({ where: { paymentNo: aboutNo, status: 'cancelled' } })
  return payment && { kind: 'lateMoneyReturned', amountWon: payment.amountWon }
}
