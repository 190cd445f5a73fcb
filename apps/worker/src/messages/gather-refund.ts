import type { Message, Transaction } from '@hygiene/db'
import { type MessageFacts, seoulDay } from '@hygiene/domain'

/** Still true while it is tried again; left out only where the money has gone back meanwhile. */
export async function gatherRefusedRefund(
  db: Transaction,
  { aboutNo }: Message,
): Promise<MessageFacts | null> {
  const payment = await db.payment.findUnique({
    where: { paymentNo: aboutNo, status: 'paid' },
    include: { refunds: { orderBy: { refundNo: 'desc' } } },
  })
  const refused = payment?.refunds.find(({ status }) => status === 'failed')
  if (!payment || !refused) return null
  const isTriedAgain = payment.refunds.some(({ status }) => status !== 'failed')
  return { kind: 'refundRefused', amountWon: refused.amountWon, isTriedAgain }
}

export async function gatherTransfer(db: Transaction, { aboutNo }: Message): Promise<MessageFacts | null> {
  const refund = await db.refund.findFirst({ where: { paymentNo: aboutNo, transferredOn: { not: null } } })
  if (!refund?.transferredOn) return null
  const { amountWon, transferredOn } = refund
  return { kind: 'refundTransferred', amountWon, transferredOn: seoulDay(transferredOn) }
}
