import type { InPersonSession, Queries } from '@hygiene/db'
import { type SeoulDay, startOfSeoulDay, type VenueNo } from '@hygiene/domain'

/** The sessions that are still to take place in a venue from a day on, the nearest first. */
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
