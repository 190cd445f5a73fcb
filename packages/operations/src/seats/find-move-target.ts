import type { InPersonSession, Queries } from '@hygiene/db'
import type { MoveTarget } from '@hygiene/domain'
import { countFreeSeats } from './count-free-seats.ts'
import type { SeatOf } from './find-seat-of.ts'
import { findSeatsAtSameTime } from './find-seats-at-same-time.ts'

/** A locked session as an application would enter it: its own seat or offer there does not stand in its way. */
export async function findMoveTarget(
  db: Queries,
  session: InPersonSession,
  { booking, trades, courseNos }: SeatOf,
  now: Date,
): Promise<MoveTarget> {
  const { sessionNo } = session
  const { applicationNo, memberNo } = booking
  const courses = await db.inPersonCourse.findMany({ where: { sessionNo } })
  const offered = new Set(courses.map(({ courseNo }) => courseNo))
  return {
    ...session,
    ...(await countFreeSeats(db, session, trades, now, applicationNo)),
    isForTrades: courseNos.every((courseNo) => offered.has(courseNo)),
    otherSeats: await findSeatsAtSameTime(db, memberNo, session, now, applicationNo),
  }
}
