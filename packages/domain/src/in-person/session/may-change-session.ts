import { allowed, denied, type Verdict } from '../../verdict.ts'
import { isMovable, type RelocatedSession } from './may-relocate.ts'

type ExistingSession = Pick<
  RelocatedSession,
  'status' | 'startsAt' | 'applyOpensAt' | 'applyClosesAt' | 'capacity'
>

export type SeatsChangeRefusal =
  | 'SESSION_HAS_BEGUN'
  | 'NOTHING_CHANGES'
  | 'SEATS_BELOW_TAKEN'
  | 'SEATS_OVER_VENUE'

/**
 * Allows a new capacity until the session begins: at least the seats sold, held or kept by an offer, at most the venue's
 * capacity.
 */
export function mayChangeSeats(
  session: ExistingSession,
  { capacity, venueCapacity, taken }: { capacity: number; venueCapacity: number; taken: number },
  now: Date,
): Verdict<SeatsChangeRefusal> {
  if (!isMovable(session, now)) return denied('SESSION_HAS_BEGUN')
  if (capacity === session.capacity) return denied('NOTHING_CHANGES')
  if (capacity < taken) return denied('SEATS_BELOW_TAKEN')
  return capacity > venueCapacity ? denied('SEATS_OVER_VENUE') : allowed()
}

export type ApplicationsRefusal = 'SESSION_HAS_BEGUN' | 'NOTHING_CHANGES' | 'APPLICATIONS_TIME_WRONG'

/** Ends applications at another instant, or now if null. Reopening needs an end in the future, at most the session's start. */
export function maySetApplications(
  session: ExistingSession,
  closesAt: Date | null,
  now: Date,
): Verdict<ApplicationsRefusal> {
  if (!isMovable(session, now)) return denied('SESSION_HAS_BEGUN')
  if (closesAt === null) return session.applyClosesAt <= now ? denied('NOTHING_CHANGES') : allowed()
  if (closesAt.getTime() === session.applyClosesAt.getTime()) return denied('NOTHING_CHANGES')
  const isToCome = closesAt > now && closesAt > session.applyOpensAt
  return isToCome && closesAt <= session.startsAt ? allowed() : denied('APPLICATIONS_TIME_WRONG')
}
