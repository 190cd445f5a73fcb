import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { notifyOnce } from '../../platform/message/notify-once.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'

export async function notifyOfPayment(
  db: Transaction,
  before: Payment,
  after: Payment,
  { isOnline }: { isOnline: boolean },
  now: Date,
): Promise<void> {
  if (before.status === after.status) return
  await notifyOfLateMoney(db, before, after, now)
  if (!isOnline) return

  const about = { memberNo: after.memberNo, aboutNo: after.paymentNo }
  if (after.status === 'virtualAccountIssued') await notifyOnce(db, 'accountIssued', about, now)
  if (after.status === 'paid') await notifyOnce(db, 'paid', about, now)
  if (before.status === 'paid' && after.status === 'cancelled') await notifyOnce(db, 'refunded', about, now)
}

/** Notifies the person when late money arrives and again when it is returned; staff handle it in between. */
async function notifyOfLateMoney(
  db: Transaction,
  before: Payment,
  { status, memberNo, paymentNo }: Payment,
  now: Date,
): Promise<void> {
  if (status === 'paidAfterCancellation') await notifyPerson(db, 'lateMoney', memberNo, paymentNo, now)
  if (before.status === 'paidAfterCancellation' && status === 'cancelled') {
    await notifyPerson(db, 'lateMoneyReturned', memberNo, paymentNo, now)
  }
}
