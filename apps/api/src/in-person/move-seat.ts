import { moveSeat as contract } from '@hygiene/contracts'
import {
  type InPersonSession,
  lockApplication,
  lockMember,
  lockSessions,
  type Transaction,
} from '@hygiene/db'
import { heldUntilAfterMove, type MoveTarget, mayMoveTo } from '@hygiene/domain'
import { countFreeSeats, hasFreeSeat } from '@hygiene/operations/seats/count-free-seats'
import { findMoveTarget } from '@hygiene/operations/seats/find-move-target'
import { findSeatOf, type SeatOf } from '@hygiene/operations/seats/find-seat-of'
import { moveBooking } from '@hygiene/operations/seats/move-seat'
import { offerFreeSeats } from '@hygiene/operations/seats/offer-free-seats'
import { type Call, implement } from '../http/implement.ts'
import { venueOf, sessionDayOf } from './session-view.ts'

type ChangeCall = Call<typeof contract>

/** Moves a booking in one transaction: the old seat is given up by the very row that takes the new one. */
export const moveSeat = implement(contract, async (call) => {
  const { input, deps, now, refuse } = call
  return deps.db.$transaction(async (db) => {
    const { own, session } = await lockBoth(db, call)

    const verdict = mayMoveTo(own.booked, await findTarget(db, session, own, now), now)
    if (!verdict.allowed) throw refuse(verdict.reason)

    const { booking } = own
    const { applicationNo, heldUntil } = booking
    const { sessionNo } = session
    await moveBooking(db, booking, sessionNo, 'person', now)
    if (heldUntil) {
      const moved = { heldUntil: heldUntilAfterMove(heldUntil, session, now) }
      await db.booking.update({ where: { applicationNo }, data: moved })
    }
    const venue = await db.venue.findUniqueOrThrow({ where: { venueNo: session.venueNo } })
    const { inPersonEnrolmentNo } = input
    return {
      inPersonEnrolmentNo,
      applicationNo,
      sessionNo,
      sessionDay: sessionDayOf(session),
      venue: venueOf(venue),
    }
  })
})

/** Locked in the one order: person, application, both sessions by their numbers. */
async function lockBoth(
  db: Transaction,
  { input, caller, refuse }: ChangeCall,
): Promise<{ own: SeatOf; session: InPersonSession }> {
  const { inPersonEnrolmentNo, applicationNo, sessionNo, venueNo } = input
  const { memberNo } = caller
  const named = applicationNo === undefined ? {} : { applicationNo }
  const found = await db.inPersonEnrolment.findFirst({ where: { inPersonEnrolmentNo, memberNo, ...named } })
  if (!found) throw refuse('ENROLMENT_NOT_FOUND')
  await lockMember(db, memberNo)
  await lockApplication(db, found.applicationNo)

  const own = await findSeatOf(db, found.applicationNo)
  const sessions = await lockSessions(db, [own.booking.sessionNo, sessionNo])
  const session = sessions.find((locked) => locked.sessionNo === sessionNo)
  if (!session || (venueNo !== undefined && venueNo !== session.venueNo)) throw refuse('SESSION_NOT_FOUND')
  return { own, session }
}

/** Seats that came free while somebody waited are offered first; what nobody in the queue can take is for anybody. */
async function findTarget(
  db: Transaction,
  session: InPersonSession,
  own: SeatOf,
  now: Date,
): Promise<MoveTarget> {
  const { trades, booking } = own
  const free = await countFreeSeats(db, session, trades, now, booking.applicationNo)
  if (free.queue === 0 || !hasFreeSeat(free)) return findMoveTarget(db, session, own, now)
  await offerFreeSeats(db, session.sessionNo, now)
  return { ...(await findMoveTarget(db, session, own, now)), queue: 0 }
}
