import { requestVenueClosure as contract } from '@hygiene/contracts/in-person/venue/staff/request-venue-closure'
import { denied } from '@hygiene/domain/verdict'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { SessionNo, VenueNo } from '@hygiene/domain/record-numbers'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { closeVenue } from '../../venue-closure/close-venue.ts'
import { type PlannedMove, planVenueClosure } from '../../venue-closure/plan-venue-closure.ts'

export const requestVenueClosure = operation(contract, async ({ db, input, actor: maker, now }) => {
  const { venueNo, fromOn, moves, ...asked } = input
  if (fromOn < seoulDay(now)) return denied('VENUE_CLOSURE_PAST')
  const plan = await planVenueClosure(db, { venueNo, fromOn }, now)
  if (!plan.allowed) return plan
  const wanted = new Map(moves.map(({ sessionNo, toVenueNo }) => [sessionNo, toVenueNo]))
  const isSeen = wanted.size === moves.length && wanted.size === plan.moves.length
  if (!isSeen || !plan.moves.every((move) => isOffered(move, wanted))) return denied('VENUE_CLOSURE_CHANGED')
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
  return requestApproval(db, closeVenue, facts, { ...asked, maker }, now)
})

function isOffered(
  { session, choices }: PlannedMove,
  wanted: ReadonlyMap<SessionNo, VenueNo | null>,
): boolean {
  const toVenueNo = wanted.get(session.sessionNo)
  return toVenueNo === null || choices.some(({ venueNo }) => venueNo === toVenueNo)
}
