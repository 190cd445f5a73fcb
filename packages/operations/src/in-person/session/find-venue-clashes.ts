import type { Queries } from '@hygiene/db/connect'
import type { SessionNo, VenueNo } from '@hygiene/domain/record-numbers'

export interface VenueSession {
  sessionNo: SessionNo
  startsAt: Date
  endsAt: Date
  branch: { name: string }
}

/**
 * Returns sessions that occupy a venue between two instants. Under the venue's lock (`lockVenue`) the result holds until the
 * commit.
 */
export async function findVenueClashes(
  db: Queries,
  {
    venueNo,
    startsAt,
    endsAt,
    except,
  }: { venueNo: VenueNo; startsAt: Date; endsAt: Date; except?: SessionNo },
): Promise<VenueSession[]> {
  return db.inPersonSession.findMany({
    where: {
      venueNo,
      status: { not: 'cancelled' },
      startsAt: { lt: endsAt },
      endsAt: { gt: startsAt },
      ...(except === undefined ? {} : { sessionNo: { not: except } }),
    },
    select: { sessionNo: true, startsAt: true, endsAt: true, branch: { select: { name: true } } },
    orderBy: { startsAt: 'asc' },
  })
}
