import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { holdWithoutAccount } from '@hygiene/domain/in-person/seat/hold-length'

/** Limits the hold of a locked application without its virtual account to half an hour. Does not run the queue. */
export async function shortenHold(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<void> {
  const heldUntil = holdWithoutAccount(now)
  await db.booking.updateMany({
    where: { applicationNo, seat: 'held', heldUntil: { gt: heldUntil } },
    data: { heldUntil },
  })
}
