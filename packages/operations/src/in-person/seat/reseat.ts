import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import type { Booking, InPersonSession, WaitingEntry } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { holdRenewedByMove, holdUntil, holdWhilePaying } from '@hygiene/domain/in-person/seat/hold-length'
import { type Hold, writeMove } from './enter-session.ts'
import type { WantedEntry } from './find-entry.ts'
import { endPlace, findLivePlaces, takePlace } from './queue-place.ts'

/** Gives an unpaid application the judged seat or waiting-list place; its sessions must be locked. */
export async function reseat(
  db: Transaction,
  booking: Booking,
  entry: WantedEntry,
  isRepriced: boolean,
  now: Date,
): Promise<void> {
  const { applicationNo, sessionNo: fromNo } = booking
  const { sessionNo: toNo } = entry.session
  const hadSeat = hasSeat(booking, now)
  const hold = holdOf(booking, entry, hadSeat, isRepriced, now)
  if (entry.seat === 'held' && hadSeat && fromNo !== toNo) {
    await writeMove(db, booking, toNo, { cause: 'person', ...hold }, now)
  } else {
    if (entry.seat === 'waiting') await queueFor(db, booking, toNo, now)
    else if (!hadSeat) await leaveQueues(db, applicationNo, now, { takenNo: toNo })
    await db.booking.update({ where: { applicationNo }, data: { sessionNo: toNo, ...hold } })
  }
  await handOver(db, offerSeats, { sessionNo: fromNo })
}

/** Gives the reserved seat to an application without one, with half an hour to pay from now. */
export async function holdOffered(
  db: Transaction,
  { applicationNo, sessionNo: leftNo, seat }: Booking,
  session: InPersonSession,
  entry: WaitingEntry,
  now: Date,
): Promise<void> {
  const hold = { seat: 'held', heldSince: now, heldUntil: holdUntil(now, session, now) } as const
  await db.booking.update({ where: { applicationNo }, data: { sessionNo: session.sessionNo, ...hold } })
  await endPlace(db, entry, 'accepted', now)
  if (seat === 'held') await handOver(db, offerSeats, { sessionNo: leftNo })
}

/** A live hold continues. Cancelling the virtual account caps it at the time needed to pay again. */
function holdOf(
  { heldSince, heldUntil }: Booking,
  { seat, session }: WantedEntry,
  hadSeat: boolean,
  isRepriced: boolean,
  now: Date,
): Required<Hold> {
  if (seat === 'waiting') return { seat, heldSince: null, heldUntil: null }
  if (!hadSeat || !heldSince || !heldUntil) {
    return { seat, heldSince: now, heldUntil: holdUntil(now, session, now) }
  }
  if (isRepriced)
    return { seat, heldSince, heldUntil: holdWhilePaying({ heldSince, heldUntil, session }, now) }
  return { seat, heldSince, heldUntil: holdRenewedByMove({ heldSince, heldUntil }, session, now) }
}

/** Keeps an existing place in this queue and leaves the others. */
async function queueFor(db: Transaction, booking: Booking, sessionNo: SessionNo, now: Date): Promise<void> {
  const { applicationNo } = booking
  await leaveQueues(db, applicationNo, now, { keptNo: sessionNo })
  const places = await findLivePlaces(db, applicationNo)
  if (places.some((place) => place.sessionNo === sessionNo)) return
  await takePlace(db, booking, sessionNo, now)
}

/**
 * Ends waiting-list places: the one whose seat is taken is accepted, and the others are left. The next person is offered the
 * seat.
 */
async function leaveQueues(
  db: Transaction,
  applicationNo: ApplicationNo,
  now: Date,
  { takenNo, keptNo }: { takenNo?: number; keptNo?: number },
): Promise<void> {
  for (const place of await findLivePlaces(db, applicationNo)) {
    if (place.sessionNo === keptNo) continue
    await endPlace(db, place, place.sessionNo === takenNo ? 'accepted' : 'left', now)
  }
}
