import type { InPersonSession } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import type { VenueNo } from '@hygiene/domain/record-numbers'

export async function findRemaining(
  db: Queries,
  { venueNo, fromOn }: { venueNo: VenueNo; fromOn: SeoulDay },
  now: Date,
): Promise<InPersonSession[]> {
  return db.inPersonSession.findMany({
    where: { venueNo, status: 'open', startsAt: { gt: now, gte: startOfSeoulDay(fromOn) } },
    orderBy: [{ startsAt: 'asc' }, { sessionNo: 'asc' }],
  })
}
