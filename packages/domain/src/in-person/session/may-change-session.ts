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

/** Other seats in the same venue, until it begins: never fewer than are sold, held or kept by an offer, never more than the venue has. */
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

/** Applications end at another instant; null: now. Reopened is an end that is still to come, at most the beginning. */
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
