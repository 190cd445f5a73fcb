import { type Alongside, lockVenue, type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type VenueNo, type Verdict } from '@hygiene/domain'

interface Retiring {
  venueNo: VenueNo
  isRetired: boolean
  alongside: Alongside
}

type RetiringRefusal = 'VENUE_NOT_FOUND' | 'NOTHING_CHANGES' | 'VENUE_IN_USE'

/** A venue goes out of use, or comes back; behind its lock no session is made there meanwhile. */
export async function retireVenue(
  client: PrismaClient,
  { venueNo, isRetired, alongside }: Retiring,
  now: Date,
): Promise<Verdict<RetiringRefusal>> {
  return transaction<Verdict<RetiringRefusal>>(client, async (db) => {
    const venue = await lockVenue(db, venueNo)
    if (!venue) return denied('VENUE_NOT_FOUND')
    const isSame = isRetired
      ? venue.retiredAt !== null
      : venue.retiredAt === null && venue.closedFromOn === null
    if (isSame) return denied('NOTHING_CHANGES')
    const upcoming = { venueNo, status: 'open', endsAt: { gt: now } } as const
    if (isRetired && (await db.inPersonSession.count({ where: upcoming })) > 0) return denied('VENUE_IN_USE')
    const data = isRetired ? { retiredAt: now } : { retiredAt: null, closedFromOn: null }
    await db.venue.update({ where: { venueNo }, data })
    await alongside(db)
    return allowed()
  })
}
