import type { Booking, Course, InPersonSession, Transaction } from '@hygiene/db'
import { type EntryRefusal, hasSeat, isFull, mayEnter, WAITING_LIMIT } from '@hygiene/domain'
import { countFreeSeats, type FreeSeats, hasFreeSeat } from './count-free-seats.ts'
import { findSeatsAtSameTime } from './find-seats-at-same-time.ts'
import { offerFreeSeats } from './offer-free-seats.ts'
import { LIVE_PLACES } from '@hygiene/domain'

export interface EntryWanted {
  /** Locked. */
  session: InPersonSession
  trades: readonly number[]
  salesType: number
  joinsWaitingList: boolean
}

/** A session an unpaid application may enter, with or without a seat. */
export interface WantedEntry {
  seat: 'held' | 'waiting'
  session: InPersonSession
  /** By trade. */
  courses: ReadonlyMap<number, Course>
  priceWon: number
}

/** Judges whether an application of these trades may enter the session, where its own seat does not stand in its way. */
export async function findEntry(
  db: Transaction,
  booking: Booking,
  wanted: EntryWanted,
  now: Date,
): Promise<WantedEntry | { refused: EntryRefusal | 'TOO_MANY_WAITING' }> {
  const { session, trades, salesType, joinsWaitingList } = wanted
  const { memberNo, applicationNo } = booking
  const offered = await db.inPersonCourse.findMany({
    where: { sessionNo: session.sessionNo },
    include: { course: true },
  })
  const courses = new Map(offered.map(({ industryType, course }) => [industryType, course]))
  const facts = {
    ...session,
    ...(await findFree(db, booking, wanted, now)),
    isForTrades: session.salesType === salesType && trades.every((trade) => courses.has(trade)),
    otherSeats: await findSeatsAtSameTime(db, memberNo, session, now, applicationNo),
  }
  const verdict = mayEnter(facts, now)
  const isQueueing = !verdict.allowed && isFull(verdict.reason) && joinsWaitingList
  if (!verdict.allowed && !isQueueing) return { refused: verdict.reason }
  if (isQueueing && (await waitsTooOften(db, booking))) return { refused: 'TOO_MANY_WAITING' }
  const priceWon = trades.reduce((sum, trade) => sum + (courses.get(trade)?.priceWon ?? 0), 0)
  return { seat: isQueueing ? 'waiting' : 'held', session, courses, priceWon }
}

/** The application's own places are left for the new one. */
async function waitsTooOften(db: Transaction, { memberNo, applicationNo }: Booking): Promise<boolean> {
  const waits = await db.waitingEntry.count({
    where: { memberNo, applicationNo: { not: applicationNo }, status: { in: [...LIVE_PLACES] } },
  })
  return waits >= WAITING_LIMIT
}

/** Who sits there already keeps the place; otherwise those who wait are asked first. */
async function findFree(
  db: Transaction,
  booking: Booking,
  { session, trades }: EntryWanted,
  now: Date,
): Promise<FreeSeats> {
  const { applicationNo, sessionNo } = booking
  const free = await countFreeSeats(db, session, trades, now, applicationNo)
  if (hasSeat(booking, now) && sessionNo === session.sessionNo) {
    return { ...free, freeInHall: Math.max(free.freeInHall, 1), queue: 0 }
  }
  if (free.queue === 0 || !hasFreeSeat(free)) return free
  await offerFreeSeats(db, session.sessionNo, now)
  return { ...(await countFreeSeats(db, session, trades, now, applicationNo)), queue: 0 }
}
