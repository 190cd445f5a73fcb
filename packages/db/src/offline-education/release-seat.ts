import { offerSeats } from '@hygiene/contracts'
import type { Transaction } from '../connect.ts'
import { handOver } from '../outbox.ts'

/**
 * Gives back the seat of a locked application whose records have ended, and its places in queues; who waits for the
 * seat is asked next. A second time it does nothing.
 */
export async function releaseSeat(db: Transaction, applyEduNo: number, now: Date): Promise<void> {
  const left = await db.waitingEntry.updateManyAndReturn({
    where: { applyEduNo, status: { in: ['waiting', 'offered'] } },
    data: { status: 'left', endedAt: now },
    select: { offlineEducationNo: true, offeredAt: true },
  })
  const released = await db.booking.updateManyAndReturn({
    where: { applyEduNo, seat: { not: 'released' } },
    data: { seat: 'released', heldUntil: null, heldSince: null, releasedAt: now },
    select: { offlineEducationNo: true },
  })
  const freed = [...left.filter(({ offeredAt }) => offeredAt !== null), ...released]
  const sessions = new Set(freed.map(({ offlineEducationNo }) => offlineEducationNo))
  for (const offlineEducationNo of sessions) await handOver(db, offerSeats, { offlineEducationNo })
}
