import { type Verdict, allowed, denied } from '../../verdict.ts'
import { lastDepositAt } from './hold-length.ts'
import { hasSeat, type Seat } from './seat-taken.ts'

/** Hours by which staff may extend a hold at once; ours. */
export const extensionHours = [1, 3, 24] as const
export type ExtensionHours = (typeof extensionHours)[number]

const HOUR_MS = 3_600_000

type HeldSeat = { seat: Seat; heldUntil: Date | null }

/** The end of an extended hold: so many hours after its present one, never past the day before the session (Seoul). */
export function extendedHold(heldUntil: Date, session: { startsAt: Date }, hours: ExtensionHours): Date {
  return new Date(Math.min(heldUntil.getTime() + hours * HOUR_MS, lastDepositAt(session).getTime()))
}

/** May staff extend this hold? Only while it lives: one that ran out has given its seat to the queue. */
export function mayExtendHold(
  { seat, heldUntil }: HeldSeat,
  session: { status: 'open' | 'cancelled' | 'closed'; startsAt: Date },
  now: Date,
): Verdict<'SESSION_CANCELLED' | 'HOLD_OVER' | 'HOLD_AT_LIMIT'> {
  if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
  if (seat !== 'held' || heldUntil === null || !hasSeat({ seat, heldUntil }, now)) return denied('HOLD_OVER')
  return heldUntil >= lastDepositAt(session) ? denied('HOLD_AT_LIMIT') : allowed()
}
