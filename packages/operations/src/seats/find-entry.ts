import type { Booking, Course, InPersonSession, Transaction } from '@hygiene/db'
import { type EntryRefusal, isFull, LIVE_PLACES, mayEnter, WAITING_LIMIT } from '@hygiene/domain'
import { findTargetInTurn } from './enter-session.ts'

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
  { session, trades, salesType, joinsWaitingList }: EntryWanted,
  now: Date,
): Promise<WantedEntry | { refused: EntryRefusal | 'TOO_MANY_WAITING' }> {
  const verdict = mayEnter(await findTargetInTurn(db, session, { booking, trades, salesType }, now), now)
  const isQueueing = !verdict.allowed && isFull(verdict.reason) && joinsWaitingList
  if (!verdict.allowed && !isQueueing) return { refused: verdict.reason }
  if (isQueueing && (await waitsTooOften(db, booking))) return { refused: 'TOO_MANY_WAITING' }

  const offered = await db.inPersonCourse.findMany({
    where: { sessionNo: session.sessionNo },
    include: { course: true },
  })
  const courses = new Map(offered.map(({ industryType, course }) => [industryType, course]))
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
