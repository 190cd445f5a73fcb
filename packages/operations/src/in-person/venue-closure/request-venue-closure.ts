import { type PrismaClient, transaction } from '@hygiene/db'
import { denied, type SeoulDay, seoulDay, type SessionNo, type VenueNo } from '@hygiene/domain'
import { type Asking, requestApproval } from '../../staff/approval/request-approval.ts'
import { closeVenue } from './close-venue.ts'
import { type PlannedMove, planVenueClosure } from './plan-venue-closure.ts'

interface ClosureWanted {
  venueNo: VenueNo
  fromOn: SeoulDay
  /** Every session that is left, each with its next venue; null: it stays, and an employee sees to it. */
  moves: readonly { sessionNo: SessionNo; toVenueNo: VenueNo | null }[]
}

/** Asks for a venue to be closed from a day on. Each session that is left there has been decided about. */
export async function requestVenueClosure(
  client: PrismaClient,
  { venueNo, fromOn, moves }: ClosureWanted,
  asking: Asking,
  now: Date,
) {
  return transaction(client, async (db) => {
    if (fromOn < seoulDay(now)) return denied('VENUE_CLOSURE_PAST')
    const plan = await planVenueClosure(db, { venueNo, fromOn }, now)
    if (!plan.allowed) return plan
    const wanted = new Map(moves.map(({ sessionNo, toVenueNo }) => [sessionNo, toVenueNo]))
    const isSeen = wanted.size === moves.length && wanted.size === plan.moves.length
    if (!isSeen || !plan.moves.every((move) => isOffered(move, wanted)))
      return denied('VENUE_CLOSURE_CHANGED')
    const facts = {
      venueNo,
      fromOn,
      moves: plan.moves.map(({ session: { sessionNo, startsAt, endsAt } }) => ({
        sessionNo,
        toVenueNo: wanted.get(sessionNo) ?? null,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    }
    return requestApproval(db, closeVenue, facts, asking, now)
  })
}

function isOffered(
  { session, choices }: PlannedMove,
  wanted: ReadonlyMap<SessionNo, VenueNo | null>,
): boolean {
  const toVenueNo = wanted.get(session.sessionNo)
  return toVenueNo === null || choices.some(({ venueNo }) => venueNo === toVenueNo)
}
