import type { Payment, Transaction } from '@hygiene/db'
import { tellPerson } from '../messages/tell-person.ts'

/** Money that pays nothing waits for staff; its person hears so at once, and again when it has gone back. */
export async function tellOfLateMoney(
  db: Transaction,
  before: Payment,
  { status, memberNo, paymentNo }: Payment,
  now: Date,
): Promise<void> {
  if (before.status === status) return
  if (status === 'paidAfterCancellation') await tellPerson(db, 'lateMoney', memberNo, paymentNo, now)
  if (before.status === 'paidAfterCancellation' && status === 'cancelled') {
    await tellPerson(db, 'lateMoneyReturned', memberNo, paymentNo, now)
  }
}
