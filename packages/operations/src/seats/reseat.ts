import { offerSeats } from '@hygiene/contracts'
import { type Booking, handOver, type Transaction } from '@hygiene/db'
import { hasSeat, holdUntil, holdWhilePaying } from '@hygiene/domain'
import { LIVE_PLACES } from '@hygiene/domain'
import { holdRenewedByMove } from '@hygiene/domain'
import type { WantedEntry } from './find-entry.ts'
import { moveBooking } from './move-seat.ts'

/** Gives an unpaid application the seat, or the place in the queue, it was judged to get; sessions are locked. */
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
  if (entry.seat === 'waiting') await queueFor(db, booking, toNo, now)
  else if (hadSeat) {
    if (fromNo !== toNo) await moveBooking(db, booking, toNo, 'person', now)
  } else await leaveQueues(db, applicationNo, now, toNo)

  const hold = holdOf(booking, entry, hadSeat, isRepriced, now)
  await db.booking.update({ where: { applicationNo }, data: { sessionNo: toNo, ...hold } })
  // A seat, or one of its trades, may have become free where it was.
  await handOver(db, offerSeats, { sessionNo: fromNo })
}

/** A live hold goes on; an account that is given up with its order leaves the time to pay anew, no more. */
function holdOf(
  { heldSince, heldUntil }: Booking,
  { seat, session }: WantedEntry,
  hadSeat: boolean,
  isRepriced: boolean,
  now: Date,
): Pick<Booking, 'seat' | 'heldSince' | 'heldUntil'> {
  if (seat === 'waiting') return { seat, heldSince: null, heldUntil: null }
  if (!hadSeat || !heldSince || !heldUntil) {
    return { seat, heldSince: now, heldUntil: holdUntil(now, session, now) }
  }
  if (isRepriced)
    return { seat, heldSince, heldUntil: holdWhilePaying({ heldSince, heldUntil, session }, now) }
  return { seat, heldSince, heldUntil: holdRenewedByMove({ heldSince, heldUntil }, session, now) }
}

/** A place in this queue one has already is kept; others are left. */
async function queueFor(
  db: Transaction,
  { applicationNo, memberNo }: Booking,
  sessionNo: number,
  now: Date,
): Promise<void> {
  await leaveQueues(db, applicationNo, now, null, sessionNo)
  const status = { in: [...LIVE_PLACES] }
  const place = await db.waitingEntry.findFirst({ where: { applicationNo, sessionNo, status } })
  if (place) return
  await db.waitingEntry.create({ data: { sessionNo, applicationNo, memberNo, joinedAt: now } })
}

/** Places in queues end: the one whose seat is taken is accepted, the others are left and who is next is asked. */
async function leaveQueues(
  db: Transaction,
  applicationNo: number,
  now: Date,
  takenNo: number | null,
  keptNo: number | null = null,
): Promise<void> {
  const places = await db.waitingEntry.findMany({
    where: { applicationNo, status: { in: [...LIVE_PLACES] } },
  })
  for (const { waitingNo, sessionNo, status } of places) {
    if (sessionNo === keptNo) continue
    const ended = sessionNo === takenNo ? 'accepted' : 'left'
    await db.waitingEntry.update({ where: { waitingNo }, data: { status: ended, endedAt: now } })
    if (ended === 'left' && status === 'offered') await handOver(db, offerSeats, { sessionNo })
  }
}
