import { type Verdict, allowed, denied } from '../../verdict.ts'
import { lastDepositAt } from './hold-length.ts'
import { hasSeat, type Seat } from './seat-taken.ts'

/** Limits one extension of a hold by staff to these hours; the values are ours. */
export const extensionHours = [1, 3, 24] as const
export type ExtensionHours = (typeof extensionHours)[number]

const HOUR_MS = 3_600_000

type HeldSeat = { seat: Seat; heldUntil: Date | null }

/** Extends a hold by so many hours from its present end, never past the day before the session (Seoul). */
export function extendedHold(heldUntil: Date, session: { startsAt: Date }, hours: ExtensionHours): Date {
  return new Date(Math.min(heldUntil.getTime() + hours * HOUR_MS, lastDepositAt(session).getTime()))
}

/** Allows an extension only while the hold is live: an expired one has given its seat to the waiting list. */
export function mayExtendHold(
  { seat, heldUntil }: HeldSeat,
  session: { status: 'open' | 'cancelled' | 'closed'; startsAt: Date },
  now: Date,
): Verdict<'SESSION_CANCELLED' | 'HOLD_OVER' | 'HOLD_AT_LIMIT'> {
  if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
  if (seat !== 'held' || heldUntil === null || !hasSeat({ seat, heldUntil }, now)) return denied('HOLD_OVER')
  return heldUntil >= lastDepositAt(session) ? denied('HOLD_AT_LIMIT') : allowed()
}
