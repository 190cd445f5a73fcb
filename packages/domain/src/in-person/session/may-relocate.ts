import { seoulYear } from '../../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'

export type RelocatedSession = {
  status: 'open' | 'cancelled' | 'closed'
  year: number
  startsAt: Date
  endsAt: Date
  applyOpensAt: Date
  applyClosesAt: Date
  capacity: number
}

export type Relocation = { startsAt?: Date; endsAt?: Date; venueCapacity?: number }

export type RelocationRefusal =
  | 'NOTHING_CHANGES'
  | 'SESSION_HAS_BEGUN'
  | 'STARTS_IN_THE_PAST'
  | 'ENDS_BEFORE_IT_STARTS'
  | 'OTHER_YEAR'
  | 'APPLICATIONS_WOULD_NEVER_OPEN'
  | 'VENUE_TOO_SMALL'

/** Keeps the interval between the end of applications and the start; a smaller venue caps the seats. */
export function relocate(session: RelocatedSession, change: Relocation): RelocatedSession {
  const startsAt = change.startsAt ?? session.startsAt
  const later = startsAt.getTime() - session.startsAt.getTime()
  return {
    ...session,
    startsAt,
    endsAt: change.endsAt ?? new Date(session.endsAt.getTime() + later),
    applyClosesAt: new Date(session.applyClosesAt.getTime() + later),
    capacity: Math.min(session.capacity, change.venueCapacity ?? session.capacity),
  }
}

export function isMovable(
  { status, startsAt }: Pick<RelocatedSession, 'status' | 'startsAt'>,
  now: Date,
): boolean {
  return status === 'open' && startsAt > now
}

/** Allows another time or venue until the session begins, and only if all booked people keep a seat. */
export function mayRelocate(
  session: RelocatedSession,
  change: Relocation,
  seatsTaken: number,
  now: Date,
): Verdict<RelocationRefusal> {
  if (!isMovable(session, now)) return denied('SESSION_HAS_BEGUN')
  const next = relocate(session, change)
  if (change.venueCapacity === undefined && isSameTimes(next, session)) return denied('NOTHING_CHANGES')
  if (next.startsAt <= now) return denied('STARTS_IN_THE_PAST')
  if (next.endsAt <= next.startsAt) return denied('ENDS_BEFORE_IT_STARTS')
  if (seoulYear(next.startsAt) !== session.year || seoulYear(next.endsAt) !== session.year) {
    return denied('OTHER_YEAR')
  }
  if (next.applyClosesAt <= next.applyOpensAt) return denied('APPLICATIONS_WOULD_NEVER_OPEN')
  return next.capacity < seatsTaken ? denied('VENUE_TOO_SMALL') : allowed()
}

/** Repeating the same relocation changes nothing and notifies once. */
function isSameTimes(next: RelocatedSession, session: RelocatedSession): boolean {
  return (
    next.startsAt.getTime() === session.startsAt.getTime() &&
    next.endsAt.getTime() === session.endsAt.getTime()
  )
}
