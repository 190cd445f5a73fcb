import { acceptOffer as contract, offerSeats } from '@hygiene/contracts'
import {
  handOver,
  type InPersonSession,
  lockApplication,
  lockMember,
  lockSessions,
  type Transaction,
  type WaitingEntry,
} from '@hygiene/db'
import { hasSeat, holdUntil, judgeAccept, mayTakeOffer } from '@hygiene/domain'
import { answerSeat } from '@hygiene/operations/seats/answer-seat'
import { findMoveTarget } from '@hygiene/operations/seats/find-move-target'
import { findSeatOf, type SeatOf } from '@hygiene/operations/seats/find-seat-of'
import { moveBooking } from '@hygiene/operations/seats/move-seat'
import { holdRenewedByMove } from '@hygiene/domain'
import { type Call, implement } from '../http/implement.ts'

type AcceptCall = Call<typeof contract>

/** Takes the seat that is kept: a new applicant holds it and goes on to pay, a booked one moves in one step. */
export const acceptOffer = implement(contract, async (call) => {
  const { deps, now, refuse } = call
  return deps.db.$transaction(async (db) => {
    const { entry, session, own } = await lockOffer(db, call)

    const judged = judgeAccept(entry, now)
    if (judged === 'same') return answerSeat(db, entry.applicationNo)
    if ('refuse' in judged) throw refuse(judged.refuse)
    const verdict = mayTakeOffer(own.booked, await findMoveTarget(db, session, own, now), now)
    if (!verdict.allowed) throw refuse(verdict.reason)

    if (hasSeat(own.booking, now)) await moveOffered(db, own, session, now)
    else await holdOffered(db, own, session, entry, now)
    return answerSeat(db, entry.applicationNo)
  })
})

/** Locked in the one order: person, application, both sessions. Only then is the offer read that is decided on. */
async function lockOffer(
  db: Transaction,
  { input, caller, refuse }: AcceptCall,
): Promise<{ entry: WaitingEntry; session: InPersonSession; own: SeatOf }> {
  const own = { waitingNo: input.waitingNo, memberNo: caller.memberNo }
  const found = await db.waitingEntry.findFirst({ where: own })
  if (!found) throw refuse('WAITING_NOT_FOUND')
  await lockMember(db, caller.memberNo)
  await lockApplication(db, found.applicationNo)

  const { booking } = await findSeatOf(db, found.applicationNo)
  const sessions = await lockSessions(db, [booking.sessionNo, found.sessionNo])
  const session = sessions.find(({ sessionNo }) => sessionNo === found.sessionNo)
  if (!session) throw new Error(`There is no in-person session ${found.sessionNo}`)
  const entry = await db.waitingEntry.findFirstOrThrow({ where: own })
  return { entry, session, own: await findSeatOf(db, found.applicationNo) }
}

/** Whoever has not paid yet gets the time to, but an account waits no longer than the new session lets it. */
async function moveOffered(
  db: Transaction,
  { booking }: SeatOf,
  session: InPersonSession,
  now: Date,
): Promise<void> {
  await moveBooking(db, booking, session.sessionNo, 'offer', now)
  const { applicationNo, heldSince, heldUntil } = booking
  if (!heldSince || !heldUntil) return
  const renewed = holdRenewedByMove({ heldSince, heldUntil }, session, now)
  await db.booking.update({ where: { applicationNo }, data: { heldUntil: renewed } })
}

/** Half an hour to pay, beginning now; a hold that had run out elsewhere is given up for it. */
async function holdOffered(
  db: Transaction,
  { booking }: SeatOf,
  session: InPersonSession,
  { waitingNo, applicationNo, sessionNo }: WaitingEntry,
  now: Date,
): Promise<void> {
  await db.booking.update({
    where: { applicationNo },
    data: { sessionNo, seat: 'held', heldSince: now, heldUntil: holdUntil(now, session, now) },
  })
  await db.waitingEntry.update({ where: { waitingNo }, data: { status: 'accepted', endedAt: now } })
  const left = booking.sessionNo
  if (booking.seat === 'held') await handOver(db, offerSeats, { sessionNo: left })
}
