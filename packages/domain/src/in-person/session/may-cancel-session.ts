import type { SessionNo } from '../../record-numbers.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'
import { hasSeat, type Seat } from '../seat/seat-taken.ts'
import type { BookedFacts, MoveTarget } from '../seat/may-enter.ts'
import { isSameTime } from './session-state.ts'
import type { SalesType } from '../../text.ts'

export type StaffLogin = {
  sessionNo: SessionNo
  status: 'open' | 'cancelled' | 'closed'
  startsAt: Date
  endsAt: Date
  year: number
  salesType: SalesType
}

export type CancellationRefusal =
  | 'ALREADY_CANCELLED'
  | 'SESSION_OVER'
  | 'REPLACEMENT_NOT_OPEN'
  | 'REPLACEMENT_OF_OTHER_COURSE'

/** The association may cancel a session until it has ended, even with people in the venue. */
export function mayCancelSession(
  session: StaffLogin,
  replacement: StaffLogin | null,
  now: Date,
): Verdict<CancellationRefusal> {
  if (session.status === 'cancelled') return denied('ALREADY_CANCELLED')
  if (session.status === 'closed' || session.endsAt <= now) return denied('SESSION_OVER')
  if (replacement === null) return allowed()
  const isOpen = replacement.status === 'open' && replacement.startsAt > now
  if (!isOpen || replacement.sessionNo === session.sessionNo) {
    return denied('REPLACEMENT_NOT_OPEN')
  }
  const isSameCourse = replacement.year === session.year && replacement.salesType === session.salesType
  return isSameCourse ? allowed() : denied('REPLACEMENT_OF_OTHER_COURSE')
}

/**
 * Ignores application times and the waiting list, because the person did not cause the change. Seats, trade caps and the person's
 * other sessions still count.
 */
export function mayBePutInto(
  booked: Pick<BookedFacts, 'seat' | 'heldUntil' | 'statuses'>,
  target: MoveTarget,
  now: Date,
): boolean {
  const isWaitingToAttend = booked.statuses.some((status) => status === 'applied' || status === 'paid')
  const isUntouched = !booked.statuses.some((status) => status === 'attended' || status === 'completed')
  return (
    isWaitingToAttend &&
    isUntouched &&
    hasSeat(booked, now) &&
    target.status === 'open' &&
    target.startsAt > now &&
    target.isForTrades &&
    target.freeInVenue > 0 &&
    (target.freeInTrades === null || target.freeInTrades > 0) &&
    !target.otherSeats.some((other) => isSameTime(other, target))
  )
}

/** Gives seats of a replacement to paid bookings first; each group keeps its order. */
export function inWindUpOrder<Row extends { seat: Seat }>(bookings: readonly Row[]): Row[] {
  return [
    ...bookings.filter(({ seat }) => seat === 'sold'),
    ...bookings.filter(({ seat }) => seat !== 'sold'),
  ]
}
