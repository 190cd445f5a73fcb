import { offerSeats } from '@hygiene/contracts'
import { type Booking, handOver, moveSeat, type Transaction } from '@hygiene/db'
import { hasSeat, heldUntilAfterMove, holdUntil, holdWhilePaying } from '@hygiene/domain'
import type { WantedEntry } from './find-entry.ts'

/** Gives an unpaid application the seat, or the place in the queue, it was judged to get; sessions are locked. */
export async function reseat(
  db: Transaction,
  booking: Booking,
  entry: WantedEntry,
  isRepriced: boolean,
  now: Date,
): Promise<void> {
  const { applyEduNo, offlineEducationNo: fromNo } = booking
  const { offlineEducationNo: toNo } = entry.session
  const hadSeat = hasSeat(booking, now)
  if (entry.seat === 'waiting') await queueFor(db, booking, toNo, now)
  else if (hadSeat) {
    if (fromNo !== toNo) await moveSeat(db, booking, toNo, 'person', now)
  } else await leaveQueues(db, applyEduNo, now, toNo)

  const hold = holdOf(booking, entry, hadSeat, isRepriced, now)
  await db.booking.update({ where: { applyEduNo }, data: { offlineEducationNo: toNo, ...hold } })
  // A seat, or one of its trades, may have become free where it was.
  await handOver(db, offerSeats, { offlineEducationNo: fromNo })
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
  const kept = heldUntilAfterMove(heldUntil, session, now)
  const renewed = holdUntil(heldSince, session, now)
  return { seat, heldSince, heldUntil: kept > renewed ? kept : renewed }
}

/** A place in this queue one has already is kept; others are left. */
async function queueFor(
  db: Transaction,
  { applyEduNo, memberNo }: Booking,
  offlineEducationNo: number,
  now: Date,
): Promise<void> {
  await leaveQueues(db, applyEduNo, now, null, offlineEducationNo)
  const status = { in: ['waiting' as const, 'offered' as const] }
  const place = await db.waitingEntry.findFirst({ where: { applyEduNo, offlineEducationNo, status } })
  if (place) return
  await db.waitingEntry.create({ data: { offlineEducationNo, applyEduNo, memberNo, joinedAt: now } })
}

/** Places in queues end: the one whose seat is taken is accepted, the others are left and who is next is asked. */
async function leaveQueues(
  db: Transaction,
  applyEduNo: number,
  now: Date,
  takenNo: number | null,
  keptNo: number | null = null,
): Promise<void> {
  const places = await db.waitingEntry.findMany({
    where: { applyEduNo, status: { in: ['waiting', 'offered'] } },
  })
  for (const { waitingNo, offlineEducationNo, status } of places) {
    if (offlineEducationNo === keptNo) continue
    const ended = offlineEducationNo === takenNo ? 'accepted' : 'left'
    await db.waitingEntry.update({ where: { waitingNo }, data: { status: ended, endedAt: now } })
    if (ended === 'left' && status === 'offered') await handOver(db, offerSeats, { offlineEducationNo })
  }
}
