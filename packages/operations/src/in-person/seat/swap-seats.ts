import type { InPersonSession } from '@hygiene/db/generated/client'
import { lockApplication, lockMember, lockSessions } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { maySwap, type SwapPartner } from '@hygiene/domain/in-person/queue/may-wait'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { findTarget, writeMove } from './enter-session.ts'
import { findSeatOf, type SeatOf } from './find-seat-of.ts'

export interface SwapPair {
  comes: number
  goes: number
}

/** Returns possible swaps through this session, longest waiting first. It is a hint; the swap judges again under locks. */
export async function findSwaps(db: Queries, sessionNo: SessionNo): Promise<SwapPair[]> {
  return db.$queryRaw<SwapPair[]>`
    SELECT w."applicationNo" AS "comes", o."applicationNo" AS "goes"
      FROM "WaitingEntry" w
      JOIN "Booking" b ON b."applicationNo" = w."applicationNo" AND b."seat" = 'sold'
      JOIN "WaitingEntry" o ON o."sessionNo" = b."sessionNo" AND o."status" = 'waiting'
      JOIN "Booking" g ON g."applicationNo" = o."applicationNo" AND g."seat" = 'sold'
                      AND g."sessionNo" = w."sessionNo"
     WHERE w."sessionNo" = ${sessionNo} AND w."status" = 'waiting'
     ORDER BY w."joinedAt", w."waitingNo", o."joinedAt", o."waitingNo"`
}

/** Swaps two seats in one transaction, or changes nothing. People, applications and sessions are each locked in number order. */
export async function swapSeats(db: Transaction, pair: SwapPair, now: Date): Promise<boolean> {
  const [comes, goes] = await lockPair(db, pair)
  const sessions = await lockSessions(db, [comes.booking.sessionNo, goes.booking.sessionNo])
  const one = await partnerOf(db, comes, goes, sessions, now)
  const other = await partnerOf(db, goes, comes, sessions, now)
  if (!one || !other || !maySwap(one, other, now)) return false

  for (const [mine, theirs] of [
    [comes, goes],
    [goes, comes],
  ] as const) {
    await writeMove(db, mine.booking, theirs.booking.sessionNo, { cause: 'offer' }, now)
    await notifyPerson(db, 'sessionMoved', mine.booking.memberNo, mine.booking.applicationNo, now)
  }
  return true
}

async function lockPair(db: Transaction, { comes, goes }: SwapPair): Promise<readonly [SeatOf, SeatOf]> {
  const applications = [comes, goes].toSorted((one, other) => one - other)
  const bookings = await db.booking.findMany({
    where: { applicationNo: { in: applications } },
    select: { memberNo: true },
    orderBy: { memberNo: 'asc' },
  })
  for (const { memberNo } of bookings) await lockMember(db, memberNo)
  for (const applicationNo of applications) await lockApplication(db, applicationNo)
  return [await findSeatOf(db, comes), await findSeatOf(db, goes)]
}

async function partnerOf(
  db: Transaction,
  own: SeatOf,
  { booking: { sessionNo } }: SeatOf,
  sessions: readonly InPersonSession[],
  now: Date,
): Promise<SwapPartner | null> {
  const { applicationNo } = own.booking
  const session = sessions.find((locked) => locked.sessionNo === sessionNo)
  const place = await db.waitingEntry.findFirst({
    where: { applicationNo, sessionNo, status: 'waiting' },
  })
  if (!session || !place) return null
  return { booked: own.booked, trades: own.trades, wanted: await findTarget(db, session, own, now) }
}
