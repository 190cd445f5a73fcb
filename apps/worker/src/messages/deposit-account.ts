import type { Transaction } from '@hygiene/db/connect'
import { bankName } from '@hygiene/domain/money/refund/refund-banks'
import { isOverdue } from '@hygiene/domain/money/payment/account-term'
import type { MessageFacts } from '@hygiene/domain/platform/message/messages'
import type { Gather } from './gather.ts'

/** Sends the account on request, with the text of `accountIssued` and its changes by staff. */
export const accountAsked = async ({ db, aboutNo, now }: Parameters<Gather<'accountAsked'>>[0]) =>
  openAccount(db, aboutNo, now)

/** Returns null if the person has requested the account and already has it. */
export const accountIssued: Gather<'accountIssued'> = async ({ db, aboutNo, now }) => {
  const asked = { kind: 'accountAsked', aboutNo, sentAt: { not: null } } as const
  return (await db.message.count({ where: asked })) > 0 ? null : openAccount(db, aboutNo, now)
}

/** Returns null if the seat is no longer held. */
export const depositDue: Gather<'depositDue'> = async ({ db, aboutNo, now }) => {
  const account = await openAccount(db, aboutNo, now)
  if (!account) return null
  const booking = await db.booking.findFirst({
    where: { application: { payments: { some: { paymentNo: aboutNo } } } },
  })
  if (!booking) return { ...account, kind: 'depositDue' }
  const { seat, heldUntil } = booking
  if (seat !== 'held' || !heldUntil || heldUntil <= now) return null
  const expiresAt = heldUntil < account.expiresAt ? heldUntil : account.expiresAt
  return { ...account, kind: 'depositDue', expiresAt }
}

/** Returns null once the deposit has arrived or the account has expired. */
async function openAccount(
  db: Transaction,
  paymentNo: number,
  now: Date,
): Promise<MessageFacts<'accountIssued'> | null> {
  const payment = await db.payment.findUnique({ where: { paymentNo, status: 'virtualAccountIssued' } })
  if (!payment?.accountNumber || !payment.accountExpiresAt || isOverdue(payment, now)) return null
  return {
    kind: 'accountIssued',
    amountWon: payment.amountWon,
    bank: bankName(payment.accountBank ?? ''),
    accountNumber: payment.accountNumber,
    holder: payment.accountHolder,
    expiresAt: payment.accountExpiresAt,
  }
}
