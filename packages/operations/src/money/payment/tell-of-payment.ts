import type { Payment, Transaction } from '@hygiene/db'
import { tellOnce } from '../../platform/message/tell-once.ts'
import { tellPerson } from '../../platform/message/tell-person.ts'

/** Tells the person of an order that took a step; the application is locked. */
export async function tellOfPayment(
  db: Transaction,
  before: Payment,
  after: Payment,
  { isOnline }: { isOnline: boolean },
  now: Date,
): Promise<void> {
  if (before.status === after.status) return
  await tellOfLateMoney(db, before, after, now)
  if (!isOnline) return

  const about = { memberNo: after.memberNo, aboutNo: after.paymentNo }
  if (after.status === 'virtualAccountIssued') await tellOnce(db, 'accountIssued', about, now)
  if (after.status === 'paid') await tellOnce(db, 'paid', about, now)
  if (before.status === 'paid' && after.status === 'cancelled') await tellOnce(db, 'refunded', about, now)
}

/** Money that pays nothing waits for staff; its person is told at once, and again when it has gone back. */
async function tellOfLateMoney(
  db: Transaction,
  before: Payment,
  { status, memberNo, paymentNo }: Payment,
  now: Date,
): Promise<void> {
  if (status === 'paidAfterCancellation') await tellPerson(db, 'lateMoney', memberNo, paymentNo, now)
  if (before.status === 'paidAfterCancellation' && status === 'cancelled') {
    await tellPerson(db, 'lateMoneyReturned', memberNo, paymentNo, now)
  }
}
