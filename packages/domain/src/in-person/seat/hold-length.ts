import { ACCOUNT_VALID_HOURS } from '../../money/payment/account-term.ts'
import { seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/** Minutes a seat is held while paying (specification section 9). */
const HOLD_MINUTES = 30
/** No hold is renewed beyond this, however often an order is opened; ours. */
const HOLD_LIMIT_MINUTES = 120

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Start = { startsAt: Date }
type OwnHold = { heldSince: Date; heldUntil: Date }
/** A hold as it stands when payment begins. */
export type PayingHold = OwnHold & { session: Start }

/** Deposits are waited for until the day before the session has ended in Seoul. */
export function lastDepositAt({ startsAt }: Start): Date {
  return startOfSeoulDay(seoulDay(startsAt))
}

/** Without an account a hold waits no longer than this for the money: half an hour from now. */
export function holdWithoutAccount(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS)
}

/**
 * Until when a seat is held once an order is open: half an hour from now, never past two hours of holding nor the start.
 * Where an account kept it longer, that account is given up with the order: half an hour is left of its time.
 */
export function holdWhilePaying({ heldSince, heldUntil, session }: PayingHold, now: Date): Date {
  const limit = latest(after(heldSince, HOLD_LIMIT_MINUTES), heldUntil)
  return earliest(holdWithoutAccount(now), limit, session.startsAt)
}

/** Until when a seat stays held that was first held at `heldSince`, is asked for now, and waits for no account. */
export function holdUntil(heldSince: Date, session: Start, now: Date): Date {
  return holdWhilePaying({ heldSince, heldUntil: heldSince, session }, now)
}

/** No account waits beyond this: a new one does not begin the three days again. */
function lastAccountAt({ heldSince, session }: PayingHold): Date {
  const longest = after(heldSince, HOLD_LIMIT_MINUTES + HOLD_MINUTES + ACCOUNT_VALID_HOURS * 60)
  return earliest(longest, lastDepositAt(session))
}

/**
 * Whole hours a virtual account may wait for the deposit of a seat; null where too little time is left. The gateway counts
 * from the moment the account is issued, up to half an hour after the order, and may not end after the hold.
 */
export function seatAccountHours(hold: PayingHold, now: Date): number | null {
  const leftMs = lastAccountAt(hold).getTime() - holdWithoutAccount(now).getTime()
  const hours = Math.min(ACCOUNT_VALID_HOURS, Math.floor(leftMs / HOUR_MS))
  return hours >= 1 ? hours : null
}

/** Until when the seat is held for the deposit: the account's due date, at most the last one that a hold allows. */
export function holdForDeposit(hold: PayingHold, accountExpiresAt: Date | null): Date {
  const last = lastAccountAt(hold)
  return earliest(accountExpiresAt ?? last, last)
}

/** Until when a deposit is asked for: an account may be open for longer than its seat is held (a move to an earlier day). */
export function depositAskedUntil(accountExpiresAt: Date, heldUntil: Date | null): Date {
  return earliest(accountExpiresAt, heldUntil ?? accountExpiresAt)
}

/**
 * A hold that moves with its seat to another session: an account waits no longer than the new one lets it, but a person who
 * moves to a near day still has the time to pay in.
 */
export function heldUntilAfterMove(heldUntil: Date, to: Start, now: Date): Date {
  return earliest(heldUntil, latest(lastDepositAt(to), holdUntil(now, to, now)))
}

/** The same for a seat that was offered, or an application that was changed: the time to pay begins again, within its limit. */
export function holdRenewedByMove({ heldSince, heldUntil }: OwnHold, to: Start, now: Date): Date {
  return latest(heldUntilAfterMove(heldUntil, to, now), holdUntil(heldSince, to, now))
}

/** After a move by the association: never beyond the start; where a deposit is waited for, the end of the day before. */
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
