import { planVenueClosure as contract } from '@hygiene/contracts/in-person/venue/staff/plan-venue-closure'
import { planVenueClosure as plan } from '../../venue-closure/plan-venue-closure.ts'
import { query } from '../../../kit/operation.ts'
import { denied } from '@hygiene/domain/verdict'

export const planVenueClosure = query(contract, async ({ input, db, now }) => {
  const planned = await plan(db, input, now)
  if (!planned.allowed) return denied(planned.reason)
  return {
    moves: planned.moves.map(({ session, people, proposedNo, choices }) => ({
      sessionNo: session.sessionNo,
      startsAt: session.startsAt,
      endsAt: session.endsAt,
      capacity: session.capacity,
      people,
      proposedNo,
      choices,
    })),
  }
})
