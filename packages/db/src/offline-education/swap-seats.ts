import { maySwap, type SwapPartner } from '@hygiene/domain'
import type { Queries, Transaction } from '../connect.ts'
import type { InPersonSession } from '../generated/client.ts'
import { lockApplication } from '../locks/lock-application.ts'
import { lockMember } from '../locks/lock-member.ts'
import { lockSessions } from '../locks/lock-sessions.ts'
import { findMoveTarget } from './find-move-target.ts'
import { findSeatOf, type SeatOf } from './find-seat-of.ts'
import { moveSeat } from './move-seat.ts'
import { tellPerson } from './tell-person.ts'

/** Two applications that wait for each other's sessions. */
export interface SwapPair {
  /** Booked elsewhere, waits for the session asked about. */
  comes: number
  goes: number
}

/** Pairs that could change places through this session, the longest waiting first. A hint: the locks decide. */
export async function findSwaps(db: Queries, offlineEducationNo: number): Promise<SwapPair[]> {
  return db.$queryRaw<SwapPair[]>`
    SELECT w."applyEduNo" AS "comes", o."applyEduNo" AS "goes"
      FROM "WaitingEntry" w
      JOIN "Booking" b ON b."applyEduNo" = w."applyEduNo" AND b."seat" = 'sold'
      JOIN "WaitingEntry" o ON o."offlineEducationNo" = b."offlineEducationNo" AND o."status" = 'waiting'
      JOIN "Booking" g ON g."applyEduNo" = o."applyEduNo" AND g."seat" = 'sold'
                      AND g."offlineEducationNo" = w."offlineEducationNo"
     WHERE w."offlineEducationNo" = ${offlineEducationNo} AND w."status" = 'waiting'
     ORDER BY w."joinedAt", w."waitingNo", o."joinedAt", o."waitingNo"`
}

/**
 * Exchanges two seats in one transaction: both people sit where they wanted to, or both where they were. People,
 * applications and sessions are locked each in the order of their numbers.
 */
export async function swapSeats(db: Transaction, pair: SwapPair, now: Date): Promise<boolean> {
  const [comes, goes] = await lockPair(db, pair)
  const sessions = await lockSessions(db, [comes.booking.offlineEducationNo, goes.booking.offlineEducationNo])
  const one = await partnerOf(db, comes, goes, sessions, now)
  const other = await partnerOf(db, goes, comes, sessions, now)
  if (!one || !other || !maySwap(one, other, now)) return false

  for (const [mine, theirs] of [
    [comes, goes],
    [goes, comes],
  ] as const) {
    await moveSeat(db, mine.booking, theirs.booking.offlineEducationNo, 'offer', now)
    await tellPerson(db, 'sessionMoved', mine.booking.memberNo, mine.booking.applyEduNo, now)
  }
  return true
}

async function lockPair(db: Transaction, { comes, goes }: SwapPair): Promise<readonly [SeatOf, SeatOf]> {
  const applications = [comes, goes].toSorted((one, other) => one - other)
  const bookings = await db.booking.findMany({
    where: { applyEduNo: { in: applications } },
    select: { memberNo: true },
    orderBy: { memberNo: 'asc' },
  })
  for (const { memberNo } of bookings) await lockMember(db, memberNo)
  for (const applyEduNo of applications) await lockApplication(db, applyEduNo)
  return [await findSeatOf(db, comes), await findSeatOf(db, goes)]
}

/** Somebody as the rule of swaps sees them; null where they do not wait for the other's session any more. */
async function partnerOf(
  db: Transaction,
  own: SeatOf,
  { booking: { offlineEducationNo } }: SeatOf,
  sessions: readonly InPersonSession[],
  now: Date,
): Promise<SwapPartner | null> {
  const { applyEduNo } = own.booking
  const session = sessions.find((locked) => locked.offlineEducationNo === offlineEducationNo)
  const place = await db.waitingEntry.findFirst({
    where: { applyEduNo, offlineEducationNo, status: 'waiting' },
  })
  if (!session || !place) return null
  return { booked: own.booked, trades: own.trades, wanted: await findMoveTarget(db, session, own, now) }
}
