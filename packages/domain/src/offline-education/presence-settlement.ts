import { type Verdict, allowed, denied } from '../verdict.ts'
import type { Marks } from './attendance.ts'
import type { InPersonStatus } from './in-person-status.ts'
import type { Seat } from './seat-hold.ts'

export type PresenceRefusal = 'SESSION_NOT_OVER' | 'SESSION_CANCELLED' | 'NOTHING_TO_SETTLE'

/** May staff decide whether this person was there? Once the session is over, and until there is a certificate or a refund. */
export function maySettlePresence(
  session: { status: 'open' | 'cancelled' | 'closed'; endsAt: Date },
  booking: { seat: Seat; statuses: readonly InPersonStatus[] },
  now: Date,
): Verdict<PresenceRefusal> {
  if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
  if (now < session.endsAt) return denied('SESSION_NOT_OVER')
  const isUndecided = booking.statuses.some((status) => ['paid', 'attended', 'absent'].includes(status))
  return booking.seat === 'sold' && isUndecided ? allowed() : denied('NOTHING_TO_SETTLE')
}

/** The marks of somebody of whom staff know that they were there throughout; what the door saw beyond that stays. */
export function marksOfPresence({ inAt, outAt }: Marks, session: { startsAt: Date; endsAt: Date }): Marks {
  return {
    inAt: inAt && inAt < session.startsAt ? inAt : session.startsAt,
    outAt: outAt && outAt > session.endsAt ? outAt : session.endsAt,
  }
}
