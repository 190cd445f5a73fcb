import { seoulDay, startOfSeoulDay } from '../time/seoul-day.ts'

/** Minutes a seat is held while paying; ours (docs/rules/in-person.md). */
export const HOLD_MINUTES = 30
/** No hold is renewed beyond this, however often an order is opened; ours. */
export const HOLD_LIMIT_MINUTES = 120

const MINUTE_MS = 60_000

export type Seat = 'waiting' | 'held' | 'sold' | 'released'

/** By the clock alone: a hold that ran out is free before anybody has written so. */
export function hasSeat(booking: { seat: Seat; heldUntil: Date | null }, now: Date): boolean {
  if (booking.seat === 'sold') return true
  return booking.seat === 'held' && booking.heldUntil !== null && booking.heldUntil > now
}

/** Until when a seat stays held that was first held at `heldSince` and is asked for now; never past the start. */
export function holdUntil(heldSince: Date, session: { startsAt: Date }, now: Date): Date {
  return earliest(
    new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS),
    new Date(heldSince.getTime() + HOLD_LIMIT_MINUTES * MINUTE_MS),
    session.startsAt,
  )
}

/** Deposits are waited for until the day before the session has ended in Seoul. */
export function lastDepositAt(session: { startsAt: Date }): Date {
  return startOfSeoulDay(seoulDay(session.startsAt))
}

/**
 * A hold that moves with its seat to another session: an account waits no longer than the new one lets it, but whoever
 * moves to a near day still has the time to pay in.
 */
export function heldUntilAfterMove(heldUntil: Date, to: { startsAt: Date }, now: Date): Date {
  const shortest = holdUntil(now, to, now)
  const latest = lastDepositAt(to)
  return earliest(heldUntil, latest < shortest ? shortest : latest)
}

/** Until when a deposit is asked for: an account may be open for longer than its seat is held (a move to an earlier day). */
export function depositAskedUntil(accountExpiresAt: Date, heldUntil: Date | null): Date {
  return heldUntil === null ? accountExpiresAt : earliest(accountExpiresAt, heldUntil)
}

function earliest(...instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())))
}
