import type { Transaction } from '@hygiene/db/connect'
import { bankName } from '@hygiene/domain/money/refund/refund-banks'
import { isOverdue } from '@hygiene/domain/money/payment/account-term'
import type { MessageFacts } from '@hygiene/domain/platform/message/messages'
import type { Gather } from './gather.ts'

/** As it is asked for: its text is that of an account that was issued, as staff have changed it. */
export const accountAsked = async ({ db, aboutNo, now }: Parameters<Gather<'accountAsked'>>[0]) =>
  openAccount(db, aboutNo, now)

/** No person is notified in the morning of an account that they asked for at night. */
export const accountIssued: Gather<'accountIssued'> = async ({ db, aboutNo, now }) => {
  const asked = { kind: 'accountAsked', aboutNo, sentAt: { not: null } } as const
  return (await db.message.count({ where: asked })) > 0 ? null : openAccount(db, aboutNo, now)
}

/** The account as it was issued; of a seat that is held no longer, nothing. */
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

/** No person is asked for a deposit that has come, nor into an account that waits no longer. */
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
