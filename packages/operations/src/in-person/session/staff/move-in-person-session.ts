import { moveInPersonSession as contract } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { lockSessions, lockVenue } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import { isClosedOn } from '@hygiene/domain/in-person/venue/venue-closure'
import type { LessonRefusal } from '@hygiene/domain/in-person/timetable/may-teach'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import {
  mayRelocate,
  relocate,
  type RelocatedSession,
  type Relocation,
  type RelocationRefusal,
} from '@hygiene/domain/in-person/session/may-relocate'
import type { SessionNo, VenueNo } from '@hygiene/domain/record-numbers'
import { operation } from '../../../kit/operation.ts'
import { countFreeSeats } from '../../seat/count-free-seats.ts'
import { moveLessons } from '../../timetable/move-lessons.ts'
import { countPeople } from '../count-people.ts'
import { findVenueClashes } from '../find-venue-clashes.ts'
import { notifyRelocated } from '../notify-relocated.ts'
import { areOwnSessions } from '../own-sessions.ts'

interface RelocationWanted {
  sessionNo: SessionNo
  startsAt?: Date | undefined
  endsAt?: Date | undefined
  venueNo?: VenueNo | undefined
  people?: number
}

type RefusedMove =
  | RelocationRefusal
  | LessonRefusal
  | 'SESSION_NOT_FOUND'
  | 'VENUE_NOT_FOUND'
  | 'VENUE_RETIRED'
  | 'VENUE_CLOSED'
  | 'VENUE_TAKEN'
  | 'PEOPLE_CHANGED'

export const moveInPersonSession = operation(contract, async ({ db, input, actor, now, log }) => {
  const { sessionNo, venueNo, people } = input
  if (!(await areOwnSessions(db, actor, sessionNo))) return denied('SESSION_NOT_FOUND')
  const [startsAt, endsAt] = [instantOf(input.startsAt), instantOf(input.endsAt)]
  const verdict = await relocateSession(db, { sessionNo, startsAt, endsAt, venueNo, people }, now)
  if (!verdict.allowed) return verdict
  log({ detail: loggedAction.moveSession({ sessionNo, startsAt, venueNo }).detail ?? '' })
  return { sessionNo }
})

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/**
 * Changes a session's time or venue. Each person keeps the seat and is notified with a new slip in the same transaction, so no
 * failure leaves anybody with the old data. A refusal writes nothing.
 */
export async function relocateSession(
  db: Transaction,
  { sessionNo, startsAt, endsAt, venueNo, people }: RelocationWanted,
  now: Date,
): Promise<Verdict<RefusedMove>> {
  const [session] = await lockSessions(db, [sessionNo])
  if (!session) return denied('SESSION_NOT_FOUND')
  const venue = await lockVenue(db, venueNo ?? session.venueNo)
  if (!venue) return denied('VENUE_NOT_FOUND')

  const isOtherVenue = venue.venueNo !== session.venueNo
  if (isOtherVenue && venue.retiredAt) return denied('VENUE_RETIRED')
  const venueCapacity = isOtherVenue ? venue.venueCapacity : undefined
  const change: Relocation = { startsAt, endsAt, venueCapacity }
  const { freeInVenue } = await countFreeSeats(db, session, [], now)
  const verdict = mayRelocate(session, change, session.capacity - freeInVenue, now)
  if (!verdict.allowed) return verdict
  if (people !== undefined && people !== (await countPeople(db, sessionNo))) return denied('PEOPLE_CHANGED')

  const next = relocate(session, change)
  if (isClosedOn(venue, next.startsAt)) return denied('VENUE_CLOSED')
  const { startsAt: nextStartsAt, endsAt: nextEndsAt } = next
  const inVenue = { venueNo: venue.venueNo, startsAt: nextStartsAt, endsAt: nextEndsAt, except: sessionNo }
  if ((await findVenueClashes(db, inVenue)).length > 0) return denied('VENUE_TAKEN')
  const lessons = await moveLessons(db, session, next)
  if (!lessons.allowed) return lessons
  await writeRelocation(db, session, next, venue.venueNo, now)
  await moveCheckInLinks(db, session, next, now)
  await notifyRelocated(db, session, next, now)
  return verdict
}

async function writeRelocation(
  db: Transaction,
  session: InPersonSession,
  next: RelocatedSession,
  venueNo: VenueNo,
  now: Date,
): Promise<void> {
  const { sessionNo } = session
  await db.sessionChange.create({
    data: { sessionNo, changedAt: now, fromVenueNo: session.venueNo, fromStartsAt: session.startsAt },
  })
  const { startsAt, endsAt, applyClosesAt, capacity } = next
  await db.inPersonSession.update({
    where: { sessionNo },
    data: { startsAt, endsAt, applyClosesAt, capacity, venueNo, keepsVenue: true },
  })
}

/** Moves existing check-in links to the new day. A link closed by staff stays closed. */
async function moveCheckInLinks(
  db: Transaction,
  { sessionNo, startsAt }: InPersonSession,
  next: RelocatedSession,
  now: Date,
): Promise<void> {
  const laterSeconds = (next.startsAt.getTime() - startsAt.getTime()) / 1000
  await db.$executeRaw`
    UPDATE "CheckInPass" SET "validFrom" = "validFrom" + make_interval(secs => ${laterSeconds}),
                          "validUntil" = "validUntil" + make_interval(secs => ${laterSeconds})
     WHERE "sessionNo" = ${sessionNo} AND "validUntil" > ${now}`
}
