import type { InPersonSession, Venue } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { isClosedOn } from '@hygiene/domain/in-person/venue/venue-closure'
import {
  proposedVenue,
  substituteVenues,
  type VenueDistance,
} from '@hygiene/domain/in-person/venue/substitute-venues'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import type { VenueNo } from '@hygiene/domain/record-numbers'
import { countFreeSeats } from '../seat/count-free-seats.ts'
import { countPeople } from '../session/count-people.ts'
import { findRemaining } from './remaining-sessions.ts'

export interface PlannedMove {
  session: InPersonSession
  /** Counts seats that are sold, held or offered: the next venue needs at least as many. */
  seated: number
  people: number
  choices: (Venue & { distance: VenueDistance })[]
  proposedNo: VenueNo | null
}

type Plan =
  | { allowed: true; venue: Venue; moves: PlannedMove[] }
  | { allowed: false; reason: 'VENUE_NOT_FOUND' | 'VENUE_RETIRED' }

export async function planVenueClosure(
  db: Queries,
  wanted: { venueNo: VenueNo; fromOn: SeoulDay },
  now: Date,
): Promise<Plan> {
  const venue = await db.venue.findUnique({ where: { venueNo: wanted.venueNo } })
  if (!venue) return denied('VENUE_NOT_FOUND')
  if (venue.retiredAt) return denied('VENUE_RETIRED')
  const others = await db.venue.findMany({ where: { retiredAt: null, venueNo: { not: venue.venueNo } } })
  const moves: PlannedMove[] = []
  for (const session of await findRemaining(db, wanted, now)) {
    const { freeInVenue } = await countFreeSeats(db, session, [], now)
    const seated = session.capacity - freeInVenue
    const taken = await takenVenues(db, session)
    const free = others.filter((other) => !taken.has(other.venueNo) && !isClosedOn(other, session.startsAt))
    const choices = substituteVenues(venue, { seated, capacity: session.capacity }, free)
    const proposedNo = proposedVenue(choices)?.venueNo ?? null
    moves.push({ session, seated, people: await countPeople(db, session.sessionNo), choices, proposedNo })
  }
  return { allowed: true, venue, moves }
}

async function takenVenues(db: Queries, { startsAt, endsAt }: InPersonSession): Promise<Set<VenueNo>> {
  const clashes = await db.inPersonSession.findMany({
    where: { status: { not: 'cancelled' }, startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
    select: { venueNo: true },
  })
  return new Set(clashes.map(({ venueNo }) => venueNo))
}
