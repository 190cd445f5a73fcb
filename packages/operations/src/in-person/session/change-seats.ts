import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import {
  type Alongside,
  handOver,
  lockSessions,
  lockVenue,
  type PrismaClient,
  transaction,
} from '@hygiene/db'
import {
  denied,
  mayChangeSeats,
  type SeatsChangeRefusal,
  type SessionNo,
  type Verdict,
} from '@hygiene/domain'
import { countFreeSeats } from '../seat/count-free-seats.ts'

interface SeatsChange {
  sessionNo: SessionNo
  capacity: number
  alongside: Alongside
}

/** Other seats for a session; behind its lock no seat is sold in between. What comes free is offered to its queue. */
export async function changeSeats(
  client: PrismaClient,
  { sessionNo, capacity, alongside }: SeatsChange,
  now: Date,
): Promise<Verdict<SeatsChangeRefusal | 'SESSION_NOT_FOUND'>> {
  return transaction<Verdict<SeatsChangeRefusal | 'SESSION_NOT_FOUND'>>(client, async (db) => {
    const [session] = await lockSessions(db, [sessionNo])
    if (!session) return denied('SESSION_NOT_FOUND')
    const venue = await lockVenue(db, session.venueNo)
    const { freeInVenue } = await countFreeSeats(db, session, [], now)
    const facts = {
      capacity,
      venueCapacity: venue?.venueCapacity ?? 0,
      taken: session.capacity - freeInVenue,
    }
    const verdict = mayChangeSeats(session, facts, now)
    if (!verdict.allowed) return verdict
    await db.inPersonSession.update({ where: { sessionNo }, data: { capacity } })
    if (capacity > session.capacity) await handOver(db, offerSeats, { sessionNo })
    await alongside(db)
    return verdict
  })
}
