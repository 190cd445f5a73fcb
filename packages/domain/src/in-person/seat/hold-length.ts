import { ACCOUNT_VALID_HOURS } from '../../money/payment/account-term.ts'
import { seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/** Holds a seat for so many minutes during payment (specification section 9). */
const HOLD_MINUTES = 30
/** Limits all renewals of a hold, however often an order is opened; the limit is ours. */
const HOLD_LIMIT_MINUTES = 120

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Start = { startsAt: Date }
type OwnHold = { heldSince: Date; heldUntil: Date }
export type PayingHold = OwnHold & { session: Start }

/** Deposits are accepted until the end of the day before the session, Seoul time. */
export function lastDepositAt({ startsAt }: Start): Date {
  return startOfSeoulDay(seoulDay(startsAt))
}

/** Without an account a hold lasts at most half an hour from now. */
export function holdWithoutAccount(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS)
}

/**
 * An open order holds a seat for half an hour from now, but never beyond two hours in total nor past the start. A longer hold for
 * a virtual account shrinks to half an hour, because the account is cancelled with its order.
 */
export function holdWhilePaying({ heldSince, heldUntil, session }: PayingHold, now: Date): Date {
  const limit = latest(after(heldSince, HOLD_LIMIT_MINUTES), heldUntil)
  return earliest(holdWithoutAccount(now), limit, session.startsAt)
}

export function holdUntil(heldSince: Date, session: Start, now: Date): Date {
  return holdWhilePaying({ heldSince, heldUntil: heldSince, session }, now)
}

/** Limits all accounts: a new one does not restart the three days. */
function lastAccountAt({ heldSince, session }: PayingHold): Date {
  const longest = after(heldSince, HOLD_LIMIT_MINUTES + HOLD_MINUTES + ACCOUNT_VALID_HOURS * 60)
  return earliest(longest, lastDepositAt(session))
}

/**
 * Returns the whole hours a virtual account may wait for the deposit of a seat; null where too little time is left. The gateway
 * counts from the issue of the account, up to half an hour after the order, and its term may not exceed the hold.
 */
export function seatAccountHours(hold: PayingHold, now: Date): number | null {
  const leftMs = lastAccountAt(hold).getTime() - holdWithoutAccount(now).getTime()
  const hours = Math.min(ACCOUNT_VALID_HOURS, Math.floor(leftMs / HOUR_MS))
  return hours >= 1 ? hours : null
}

export function holdForDeposit(hold: PayingHold, accountExpiresAt: Date | null): Date {
  const last = lastAccountAt(hold)
  return earliest(accountExpiresAt ?? last, last)
}

/** Returns the end of the deposit period: after a move to an earlier day an account may outlast the hold of its seat. */
export function depositAskedUntil(accountExpiresAt: Date, heldUntil: Date | null): Date {
  return earliest(accountExpiresAt, heldUntil ?? accountExpiresAt)
}

/**
 * Moves a hold to another session: an account waits no longer than the new session allows, but a person who moves to a near day
 * keeps enough time to pay.
 */
export function heldUntilAfterMove(heldUntil: Date, to: Start, now: Date): Date {
  return earliest(heldUntil, latest(lastDepositAt(to), holdUntil(now, to, now)))
}

export function holdRenewedByMove({ heldSince, heldUntil }: OwnHold, to: Start, now: Date): Date {
  return latest(heldUntilAfterMove(heldUntil, to, now), holdUntil(heldSince, to, now))
}

/** Limits a hold after a move by the association to the start; if a deposit is awaited, to the end of the day before. */
export function holdAfterRelocation(heldUntil: Date, to: Start, isForDeposit: boolean): Date {
  return earliest(heldUntil, isForDeposit ? lastDepositAt(to) : to.startsAt)
}

function after(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS)
}

function earliest(...instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())))
}

function latest(...instants: readonly Date[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant.getTime())))
}
