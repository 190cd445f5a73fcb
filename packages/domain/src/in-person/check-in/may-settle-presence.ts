import { type Verdict, allowed, denied } from '../../verdict.ts'
import type { Marks } from './judge-attendance.ts'
import { type InPersonStatus, isPresenceUndecided } from '../enrolment/record-status.ts'
import type { Seat } from '../seat/seat-taken.ts'

export type PresenceRefusal = 'SESSION_NOT_OVER' | 'SESSION_CANCELLED' | 'NOTHING_TO_SETTLE'

/**
 * May staff decide that this person was present or absent? After the session, and until there is a certificate or
 * a refund. A person already declared absent is declared so again only if marks have come in since.
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

/** May staff take a booking off their list? Only one they settled elsewhere; presence they have to decide. */
export function mayCloseBookingException(
  session: { status: 'open' | 'cancelled' | 'closed'; endsAt: Date },
  booking: { seat: Seat; statuses: readonly InPersonStatus[]; exceptionText: string | null },
  now: Date,
): Verdict<'BOOKING_EXCEPTION_CLOSED' | 'PRESENCE_UNDECIDED'> {
  if (booking.exceptionText === null) return denied('BOOKING_EXCEPTION_CLOSED')
  return maySettlePresence(session, booking, false, now).allowed ? denied('PRESENCE_UNDECIDED') : allowed()
}

/** The marks of a person present throughout by the word of staff; marks of the check-in outside these times are kept. */
export function marksOfPresence({ inAt, outAt }: Marks, session: { startsAt: Date; endsAt: Date }): Marks {
  return {
    inAt: inAt && inAt < session.startsAt ? inAt : session.startsAt,
    outAt: outAt && outAt > session.endsAt ? outAt : session.endsAt,
  }
}
