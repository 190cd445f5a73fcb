import type { Transaction } from '@hygiene/db'
import { type ApplicationNo, holdWithoutAccount } from '@hygiene/domain'

/** Without its account the seat of a locked application is held for half an hour more at most. No queue is asked. */
export async function shortenHold(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<void> {
  const heldUntil = holdWithoutAccount(now)
  await db.booking.updateMany({
    where: { applicationNo, seat: 'held', heldUntil: { gt: heldUntil } },
    data: { heldUntil },
  })
}
