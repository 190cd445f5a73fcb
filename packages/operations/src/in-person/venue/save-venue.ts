import { lockVenue, type PrismaClient, type Transaction, transaction, type Venue } from '@hygiene/db'
import { denied, type VenueNo } from '@hygiene/domain'

interface VenueWanted extends Omit<Venue, 'venueNo' | 'retiredAt' | 'closedFromOn'> {
  /** Null: a new one. */
  venueNo: VenueNo | null
  alongside: (db: Transaction, venueNo: VenueNo) => Promise<void>
}

type Saved =
  | { allowed: true; venueNo: VenueNo }
  | { allowed: false; reason: 'VENUE_NOT_FOUND' | 'VENUE_SEATS_NEEDED' | 'REGION_NOT_FOUND' }

/** Behind the venue's lock no session is made in between that needs the seats it loses. */
export async function saveVenue(
  client: PrismaClient,
  { venueNo, alongside, ...facts }: VenueWanted,
  now: Date,
): Promise<Saved> {
  return transaction<Saved>(client, async (db) => {
    const { sidoCode, venueCapacity } = facts
    if ((await db.region.count({ where: { code: sidoCode } })) === 0) return denied('REGION_NOT_FOUND')
    if (venueNo === null) {
      const made = await db.venue.create({ data: facts })
      await alongside(db, made.venueNo)
      return { allowed: true, venueNo: made.venueNo }
    }
    if (!(await lockVenue(db, venueNo))) return denied('VENUE_NOT_FOUND')
    const needed = await db.inPersonSession.count({
      where: { venueNo, status: 'open', startsAt: { gt: now }, capacity: { gt: venueCapacity } },
    })
    if (needed > 0) return denied('VENUE_SEATS_NEEDED')
    await db.venue.update({ where: { venueNo }, data: facts })
    await alongside(db, venueNo)
    return { allowed: true, venueNo }
  })
}
