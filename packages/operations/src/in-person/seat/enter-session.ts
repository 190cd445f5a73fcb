import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import type { Booking, InPersonSession, MoveCause } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import { lockApplication, lockMember, lockSessions } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import type { MoveTarget } from '@hygiene/domain/in-person/seat/may-enter'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { UNDECIDED_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { countFreeSeats, hasFreeSeat } from './count-free-seats.ts'
import { type CourseOfRecord, findSeatOf, findSeatsAtSameTime, type SeatOf } from './find-seat-of.ts'
import { offerFreeSeats } from './offer-free-seats.ts'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

/*
 * Moving an application into another session follows fixed steps (docs/rules/seats.md): lock, read, apply the action's rule
 * (`mayMoveTo`, `mayTakeOffer`, `mayEnter`), write.
 */

/** Locks in the fixed order: person, application, both sessions by number. Facts read afterwards hold until the commit. */
export async function lockSeat(
  db: Transaction,
  { applicationNo, memberNo }: Pick<Booking, 'applicationNo' | 'memberNo'>,
  sessionNo: SessionNo,
): Promise<{ own: SeatOf; session: InPersonSession | undefined }> {
  await lockMember(db, memberNo)
  await lockApplication(db, applicationNo)
  const { sessionNo: ownNo } = await db.booking.findUniqueOrThrow({ where: { applicationNo } })
  const sessions = await lockSessions(db, [ownNo, sessionNo])
  const session = sessions.find((locked) => locked.sessionNo === sessionNo)
  return { own: await findSeatOf(db, applicationNo), session }
}

export type SeatAsked = Pick<SeatOf, 'booking'> & { trades: readonly IndustryType[] } & (
    | Pick<SeatOf, 'courses'>
    | { salesType: SalesType }
  )

/** Returns a locked session as the application would find it, without its own seat or offer there. */
export async function findTarget(
  db: Queries,
  session: InPersonSession,
  asked: SeatAsked,
  now: Date,
): Promise<MoveTarget> {
  const { applicationNo, memberNo } = asked.booking
  const offered = await db.inPersonCourse.findMany({ where: { sessionNo: session.sessionNo } })
  const { year } = session
  const wanted =
    'courses' in asked
      ? asked.courses
      : asked.trades.map((industryType) => ({ year, salesType: asked.salesType, industryType }))
  const isForTrades = wanted.every((course) => offersCourse(session, offered, course))
  return {
    ...session,
    ...(await countFreeSeats(db, session, asked.trades, now, applicationNo)),
    isForTrades,
    otherSeats: await findSeatsAtSameTime(db, memberNo, session, now, applicationNo),
  }
}

/** Tells whether the session holds this course in any version. */
export function offersCourse(
  session: Pick<InPersonSession, 'year' | 'salesType'>,
  offered: readonly { industryType: IndustryType }[],
  { year, salesType, industryType: trade }: CourseOfRecord,
): boolean {
  return (
    session.year === year &&
    session.salesType === salesType &&
    offered.some(({ industryType }) => industryType === trade)
  )
}

/**
 * Does the same for an application behind the queue: waiting people are offered free seats first, and the rest is open. An
 * application already seated there keeps its seat.
 */
export async function findTargetInTurn(
  db: Transaction,
  session: InPersonSession,
  asked: SeatAsked,
  now: Date,
): Promise<MoveTarget> {
  const target = await findTarget(db, session, asked, now)
  if (hasSeat(asked.booking, now) && asked.booking.sessionNo === session.sessionNo) {
    return { ...target, freeInVenue: Math.max(target.freeInVenue, 1), queue: 0 }
  }
  if (!target.queue || !hasFreeSeat(target)) return target
  await offerFreeSeats(db, session.sessionNo, now)
  return { ...(await findTarget(db, session, asked, now)), queue: 0 }
}

export type Hold = Partial<Pick<Booking, 'seat' | 'heldSince' | 'heldUntil'>>

/**
 * Moves a seat into a locked and judged session. One row gives up the old seat and takes the new one. Slips are redrawn, and the
 * old session's queue runs.
 */
export async function writeMove(
  db: Transaction,
  { applicationNo, sessionNo: fromNo }: Pick<Booking, 'applicationNo' | 'sessionNo'>,
  toNo: number,
  { cause, ...hold }: { cause: MoveCause } & Hold,
  now: Date,
): Promise<void> {
  const moved = await db.booking.update({
    where: { applicationNo },
    // Clears the exception, which belonged to the old session: a booking with attendance marks never moves.
    data: { ...hold, sessionNo: toNo, exceptionText: null },
    include: { enrolments: { where: { status: { in: [...UNDECIDED_IN_PERSON] } } } },
  })
  await db.seatMove.create({ data: { applicationNo, fromNo, toNo, movedAt: now, cause } })
  await db.waitingEntry.updateMany({
    where: { applicationNo, sessionNo: toNo, status: { in: [...LIVE_PLACES] } },
    data: { status: 'accepted', endedAt: now },
  })
  await handOver(db, offerSeats, { sessionNo: fromNo })
  for (const { inPersonEnrolmentNo } of moved.enrolments)
    await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo })
}
