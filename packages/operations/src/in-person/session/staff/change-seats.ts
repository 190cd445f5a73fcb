import { changeSeats as contract } from '@hygiene/contracts/in-person/session/staff/change-seats'
import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { handOver } from '@hygiene/db/outbox'
import { lockVenue } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { mayChangeSeats } from '@hygiene/domain/in-person/session/may-change-session'
import { operation } from '../../../kit/operation.ts'
import { countFreeSeats } from '../../seat/count-free-seats.ts'
import { lockOwnSession } from '../own-sessions.ts'

/** Changes a session's capacity. Its lock prevents sales in between, and freed seats are offered to the queue. */
export const changeSeats = operation(contract, async ({ db, input, actor, now, log }) => {
  const { sessionNo, capacity } = input
  const session = await lockOwnSession(db, actor, sessionNo)
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
  log({ detail: `${capacity}석` })
  return { sessionNo }
})
