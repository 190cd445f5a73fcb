import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { holdWithoutAccount } from '@hygiene/domain/in-person/seat/hold-length'

/** Without its account the seat of a locked application is held for half an hour more at most. No queue is asked. */
export async function shortenHold(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<void> {
  const heldUntil = holdWithoutAccount(now)
  await db.booking.updateMany({
    where: { applicationNo, seat: 'held', heldUntil: { gt: heldUntil } },
    data: { heldUntil },
  })
}
