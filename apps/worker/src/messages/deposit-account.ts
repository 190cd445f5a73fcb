import type { Transaction } from '@hygiene/db/connect'
import { bankName } from '@hygiene/domain/money/refund/refund-banks'
import { isOverdue } from '@hygiene/domain/money/payment/account-term'
import type { MessageFacts } from '@hygiene/domain/platform/message/messages'
import type { Gather } from './gather.ts'

/** A person asks for the account. The text is that of `accountIssued`, including the changes of staff. */
export const accountAsked = async ({ db, aboutNo, now }: Parameters<Gather<'accountAsked'>>[0]) =>
  openAccount(db, aboutNo, now)

/** Null if the person has asked for the account and already has it. */
export const accountIssued: Gather<'accountIssued'> = async ({ db, aboutNo, now }) => {
  const asked = { kind: 'accountAsked', aboutNo, sentAt: { not: null } } as const
  return (await db.message.count({ where: asked })) > 0 ? null : openAccount(db, aboutNo, now)
}

/** The account as it was issued. Null: the seat is no longer held. */
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

/** Null once the deposit has come or the account has expired. */
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
