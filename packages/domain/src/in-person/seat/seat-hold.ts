import { seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/** Minutes a seat is held while paying (specification section 9). */
export const HOLD_MINUTES = 30
/** No hold is renewed beyond this, however often an order is opened; ours. */
export const HOLD_LIMIT_MINUTES = 120

const MINUTE_MS = 60_000

export type Seat = 'waiting' | 'held' | 'sold' | 'released'

/** For how long each state of a seat keeps it from others. */
export const seatTaken = {
  waiting: 'never',
  held: 'whileHeld',
  sold: 'always',
  released: 'never',
} as const satisfies Record<Seat, 'always' | 'whileHeld' | 'never'>

type SeatFacts = { seat: Seat; heldUntil: Date | null }

/** By the clock alone: a hold that ran out is free before anybody has written so. */
export function hasSeat({ seat, heldUntil }: SeatFacts, now: Date): boolean {
  if (seatTaken[seat] !== 'whileHeld') return seatTaken[seat] === 'always'
  return heldUntil !== null && heldUntil > now
}

/** Only a held seat has an instant until which it is held; an unpaid application ends with it. */
export function hasHoldLapsed({ heldUntil }: Pick<SeatFacts, 'heldUntil'>, now: Date): boolean {
  return heldUntil !== null && heldUntil <= now
}

/** The end of a hold that is renewed now and began at `heldSince`; never after the start of the session. */
export function holdUntil(heldSince: Date, session: { startsAt: Date }, now: Date): Date {
  return earliest(
    new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS),
    new Date(heldSince.getTime() + HOLD_LIMIT_MINUTES * MINUTE_MS),
    session.startsAt,
  )
}

/** The last instant for a deposit: the end of the day before the session, in Seoul. */
export function lastDepositAt(session: { startsAt: Date }): Date {
  return startOfSeoulDay(seoulDay(session.startsAt))
}

/**
 * The end of a hold that moves with its seat: an account waits no longer than the new session allows, but a person who
 * moves to a near day still has the time to pay in.
 */
export function heldUntilAfterMove(heldUntil: Date, to: { startsAt: Date }, now: Date): Date {
  const shortest = holdUntil(now, to, now)
  const latest = lastDepositAt(to)
  return earliest(heldUntil, latest < shortest ? shortest : latest)
}

/**
 * The last instant told to the payer: after a move to an earlier day the account is open for longer than the seat is
 * held.
 */
export function depositAskedUntil(accountExpiresAt: Date, heldUntil: Date | null): Date {
  return heldUntil === null ? accountExpiresAt : earliest(accountExpiresAt, heldUntil)
}

function earliest(...instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())))
}
