import { planVenueClosure as contract } from '@hygiene/contracts/in-person/venue/staff/plan-venue-closure'
import { planVenueClosure as plan } from '@hygiene/operations/in-person/venue-closure/plan-venue-closure'
import { implement } from '../../../http/implement.ts'

export const planVenueClosure = implement(contract, async ({ input, deps, now, refuse }) => {
  const planned = await plan(deps.db, input, now)
  if (!planned.allowed) throw refuse(planned.reason)
  return {
    moves: planned.moves.map(({ session, people, proposedNo, choices }) => ({
      sessionNo: session.sessionNo,
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      capacity: session.capacity,
      people,
      proposedNo,
      choices,
    })),
  }
})
