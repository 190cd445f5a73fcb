import { type ApplicationNo, LIVE_PLACES, type SessionNo } from '@hygiene/domain'
import type { Queries } from '@hygiene/db'

/** Who is which number on roster and attendance sheet, and which place a person has in the queue; both from 1. */
export interface RosterOrder {
  numbers: ReadonlyMap<ApplicationNo, number>
  places: ReadonlyMap<number, number>
}

export async function readRosterOrder(db: Queries, sessionNo: SessionNo): Promise<RosterOrder> {
  const seated = await db.booking.findMany({
    where: { sessionNo, seat: { in: ['held', 'sold'] } },
    select: { applicationNo: true },
    orderBy: { applicationNo: 'asc' },
  })
  const queue = await db.waitingEntry.findMany({
    where: { sessionNo, status: { in: [...LIVE_PLACES] } },
    select: { waitingNo: true },
    orderBy: [{ joinedAt: 'asc' }, { waitingNo: 'asc' }],
  })
  return {
    numbers: new Map(seated.map(({ applicationNo }, at) => [applicationNo, at + 1])),
    places: new Map(queue.map(({ waitingNo }, at) => [waitingNo, at + 1])),
  }
}
