import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'

/**
 * Releases the seat and the waiting-list places of a locked application whose records have ended, and runs the session's queue. A
 * repeated call has no effect.
 */
export async function releaseSeat(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<void> {
  const left = await db.waitingEntry.updateManyAndReturn({
    where: { applicationNo, status: { in: [...LIVE_PLACES] } },
    data: { status: 'left', endedAt: now },
    select: { sessionNo: true, offeredAt: true },
  })
  const released = await db.booking.updateManyAndReturn({
    where: { applicationNo, seat: { not: 'released' } },
    data: { seat: 'released', heldUntil: null, heldSince: null, releasedAt: now },
    select: { sessionNo: true },
  })
  const freed = [...left.filter(({ offeredAt }) => offeredAt !== null), ...released]
  const sessions = new Set(freed.map(({ sessionNo }) => sessionNo))
  for (const sessionNo of sessions) await handOver(db, offerSeats, { sessionNo })
}
