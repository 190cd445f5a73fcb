import { type Verdict, allowed, denied } from '../../verdict.ts'
import type { Marks } from './judge-attendance.ts'
import { type InPersonStatus, isPresenceUndecided } from '../enrolment/record-status.ts'
import type { Seat } from '../seat/seat-taken.ts'

export type PresenceRefusal = 'SESSION_NOT_OVER' | 'SESSION_CANCELLED' | 'NOTHING_TO_SETTLE'

/**
 * Staff may decide the presence after the session, until there is a certificate or a refund. An absence may be declared again
 * only if marks have arrived since.
 */
export function maySettlePresence(
  session: { status: 'open' | 'cancelled' | 'closed'; endsAt: Date },
  booking: { seat: Seat; statuses: readonly InPersonStatus[]; exceptionText: string | null },
  isPresent: boolean,
  now: Date,
): Verdict<PresenceRefusal> {
  if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
  if (now < session.endsAt) return denied('SESSION_NOT_OVER')
  const { seat, statuses, exceptionText } = booking
  const isOpen = statuses.some(isPresenceUndecided)
  const isAbsent = statuses.includes('absent')
  const changes = isOpen || (isAbsent && (isPresent || exceptionText !== null))
  return seat === 'sold' && changes ? allowed() : denied('NOTHING_TO_SETTLE')
}

/** Allows closing only exceptions that were settled elsewhere; presence requires a decision. */
export function mayCloseBookingException(
  session: { status: 'open' | 'cancelled' | 'closed'; endsAt: Date },
  booking: { seat: Seat; statuses: readonly InPersonStatus[]; exceptionText: string | null },
  now: Date,
): Verdict<'BOOKING_EXCEPTION_CLOSED' | 'PRESENCE_UNDECIDED'> {
  if (booking.exceptionText === null) return denied('BOOKING_EXCEPTION_CLOSED')
  return maySettlePresence(session, booking, false, now).allowed ? denied('PRESENCE_UNDECIDED') : allowed()
}

/** Returns the marks of a person whom staff declare present throughout; marks of the check-in outside these times are kept. */
export function marksOfPresence({ inAt, outAt }: Marks, session: { startsAt: Date; endsAt: Date }): Marks {
  return {
    inAt: inAt && inAt < session.startsAt ? inAt : session.startsAt,
    outAt: outAt && outAt > session.endsAt ? outAt : session.endsAt,
  }
}
