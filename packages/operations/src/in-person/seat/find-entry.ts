import type { Booking, Course, InPersonSession } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { type EntryRefusal, mayEnter } from '@hygiene/domain/in-person/seat/may-enter'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { mayWaitInstead } from '@hygiene/domain/in-person/queue/may-wait'
import { type IndustryType, OnlineType, type SalesType } from '@hygiene/domain/text'
import { findCurrentCourses } from '../../education/course/find-current-courses.ts'
import { findTargetInTurn } from './enter-session.ts'

export interface EntryWanted {
  session: InPersonSession
  trades: readonly IndustryType[]
  salesType: SalesType
  joinsWaitingList: boolean
}

export interface WantedEntry {
  seat: 'held' | 'waiting'
  session: InPersonSession
  courses: ReadonlyMap<number, Course>
  priceWon: number
}

export async function findEntry(
  db: Transaction,
  booking: Booking,
  { session, trades, salesType, joinsWaitingList }: EntryWanted,
  now: Date,
): Promise<WantedEntry | { refused: EntryRefusal | 'TOO_MANY_WAITING' }> {
  const verdict = mayEnter(await findTargetInTurn(db, session, { booking, trades, salesType }, now), now)
  const waits = joinsWaitingList && !verdict.allowed ? await countOtherWaits(db, booking) : 0
  const waiting = verdict.allowed ? verdict : mayWaitInstead(verdict.reason, joinsWaitingList, waits)
  if (!waiting.allowed) return { refused: waiting.reason }

  const { year } = session
  const offered = await findCurrentCourses(
    db,
    { year, salesType, onlineType: OnlineType.collective, industryType: { in: [...trades] } },
    now,
  )
  const courses = new Map(offered.map((course) => [course.industryType, course]))
  const priceWon = trades.reduce((sum, trade) => sum + (courses.get(trade)?.priceWon ?? 0), 0)
  return { seat: verdict.allowed ? 'held' : 'waiting', session, courses, priceWon }
}

async function countOtherWaits(db: Transaction, { memberNo, applicationNo }: Booking): Promise<number> {
  return db.waitingEntry.count({
    where: { memberNo, applicationNo: { not: applicationNo }, status: { in: [...LIVE_PLACES] } },
  })
}
