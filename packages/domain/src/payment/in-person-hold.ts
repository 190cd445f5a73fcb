import { HOLD_LIMIT_MINUTES, HOLD_MINUTES, lastDepositAt } from '../in-person/seat/seat-hold.ts'
import { ACCOUNT_VALID_HOURS } from './account-term.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The state of a hold at the moment an order is opened. */
export type PayingHold = { heldSince: Date; heldUntil: Date; session: { startsAt: Date } }

/**
 * The end of a hold once an order is open: half an hour from now, never after two hours of holding nor after the start.
 * An account that kept it longer is given up with the new order; half an hour is left then.
 */
export function holdWhilePaying({ heldSince, heldUntil, session }: PayingHold, now: Date): Date {
  const limit = Math.max(heldSince.getTime() + HOLD_LIMIT_MINUTES * MINUTE_MS, heldUntil.getTime())
  return new Date(Math.min(now.getTime() + HOLD_MINUTES * MINUTE_MS, limit, session.startsAt.getTime()))
}

/** No account waits beyond this instant: a new account does not begin the three days anew. */
function lastAccountAt({ heldSince, session }: PayingHold): number {
  const longest =
    heldSince.getTime() + (HOLD_LIMIT_MINUTES + HOLD_MINUTES) * MINUTE_MS + ACCOUNT_VALID_HOURS * HOUR_MS
  return Math.min(longest, lastDepositAt(session).getTime())
}

/**
 * Whole hours a virtual account may wait for the deposit of a seat; null where too little time is left. The gateway counts
 * from the moment the account is issued, up to half an hour after the order, and may not end after the hold.
 */
export function seatAccountHours(hold: PayingHold, now: Date): number | null {
  const leftMs = lastAccountAt(hold) - HOLD_MINUTES * MINUTE_MS - now.getTime()
  const hours = Math.min(ACCOUNT_VALID_HOURS, Math.floor(leftMs / HOUR_MS))
  return hours >= 1 ? hours : null
}

/**
 * The end of the hold for a deposit: the account's due date, at most the last instant of any account; a request cannot
 * extend it.
 */
export function holdForDeposit(hold: PayingHold, accountExpiresAt: Date | null): Date {
  const last = lastAccountAt(hold)
  return new Date(Math.min(accountExpiresAt?.getTime() ?? last, last))
}
