import type { InPersonEndReason, InPersonStatus } from '../../in-person/enrolment/record-status.ts'
import { mayStepInPerson } from '../../in-person/enrolment/record-step.ts'
import { lastDepositAt } from '../../in-person/seat/hold-length.ts'
import { hasSeat, type Seat } from '../../in-person/seat/seat-taken.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'

export type RecordToPay = { status: InPersonStatus; endReason: InPersonEndReason | null; priceWon: number }

export type InPersonMoneyFacts = {
  amountWon: number
  /** Is the instant of payment as the gateway reports it; a notice may arrive later than the money. */
  depositedAt: Date
  records: readonly RecordToPay[]
  booking: { seat: Seat; heldUntil: Date | null }
  session: { status: 'open' | 'cancelled' | 'closed'; startsAt: Date }
}

export type MoneyRefusal = 'APPLICATION_ENDED' | 'SESSION_GONE' | 'TOO_LATE'

/**
 * Decides whether an in-person application still awaits this money; only the locked session tells whether its seat is free. After
 * a lapsed hold, a deposit on the day itself takes no seat, because it could not be refunded (docs/rules/in-person.md, late
 * deposits).
 */
export function judgeInPersonMoney(facts: InPersonMoneyFacts, now: Date): Verdict<MoneyRefusal> {
  const { booking, session } = facts
  if (session.status !== 'open') return denied('SESSION_GONE')
  if (!isWaitedFor(facts)) return denied('APPLICATION_ENDED')
  const lastAt = hasSeat(booking, now) ? session.startsAt : lastDepositAt(session)
  return facts.depositedAt < lastAt ? allowed() : denied('TOO_LATE')
}

/** An individually cancelled enrolment costs nothing; an order counts only if it was made for the remaining ones. */
function isWaitedFor({ records, amountWon, booking }: InPersonMoneyFacts): boolean {
  if (booking.seat !== 'held' && booking.seat !== 'released') return false
  const awaited = recordsAwaiting(records)
  const others = records.filter((record) => !awaited.includes(record))
  return (
    awaited.length > 0 &&
    others.every(({ status }) => status === 'cancelled') &&
    awaited.reduce((sum, { priceWon }) => sum + priceWon, 0) === amountWon
  )
}

/** Returns the enrolments a payment would pay: those applied for, otherwise those whose hold has lapsed. */
export function recordsAwaiting<R extends RecordToPay>(records: readonly R[]): R[] {
  const applied = records.filter((record) => mayStepInPerson('pay', record))
  if (applied.length > 0) return applied
  return records.filter((record) => mayStepInPerson('payLate', record))
}

/** Returns the enrolments an order was made for: all except individually cancelled ones, unless all were. */
export function recordsPaidFor<R extends Pick<RecordToPay, 'status' | 'endReason'>>(
  records: readonly R[],
): readonly R[] {
  const kept = records.filter(({ status, endReason }) => status !== 'cancelled' || endReason !== 'byPerson')
  return kept.length > 0 ? kept : records
}
