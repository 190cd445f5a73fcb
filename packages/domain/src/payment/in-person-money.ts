import type { InPersonEndReason, InPersonStatus } from '../in-person/in-person-status.ts'
import { mayTakeUpAgain } from '../in-person/in-person-status.ts'
import { hasSeat, lastDepositAt, type Seat } from '../in-person/seat-hold.ts'
import { type Verdict, allowed, denied } from '../verdict.ts'

export type RecordToPay = { status: InPersonStatus; endReason: InPersonEndReason | null; priceWon: number }

/** An in-person application for which money has come, as the lock shows it. */
export type InPersonMoneyFacts = {
  amountWon: number
  /** The gateway's word; a notice may be late, the money was not. */
  depositedAt: Date
  records: readonly RecordToPay[]
  booking: { seat: Seat; heldUntil: Date | null }
  session: { status: 'open' | 'cancelled' | 'closed'; startsAt: Date }
}

export type MoneyRefusal = 'APPLICATION_ENDED' | 'SESSION_GONE' | 'TOO_LATE'

/**
 * Does an in-person application still wait for this money? Whether its seat is free, too, only a look at the session
 * tells. Once the hold has lapsed nobody reckons with the seat: a deposit of the day itself could not be given back any
 * more, so it takes none (docs/rules/in-person.md, late deposits).
 */
export function judgeInPersonMoney(facts: InPersonMoneyFacts, now: Date): Verdict<MoneyRefusal> {
  const { booking, session } = facts
  if (session.status !== 'open') return denied('SESSION_GONE')
  if (!isWaitedFor(facts)) return denied('APPLICATION_ENDED')
  const lastAt = hasSeat(booking, now) ? session.startsAt : lastDepositAt(session)
  return facts.depositedAt < lastAt ? allowed() : denied('TOO_LATE')
}

/** A record that was cancelled on its own costs nothing; the order counts only if it was made for the rest. */
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

/** Records a payment would pay: those applied for, or else those only the clock has ended. */
export function recordsAwaiting<R extends RecordToPay>(records: readonly R[]): R[] {
  const applied = records.filter(({ status }) => status === 'applied')
  if (applied.length > 0) return applied
  return records.filter(({ status, endReason }) => mayTakeUpAgain(status, endReason))
}

/** Records an order was made for: all but those given up on their own, unless that is all of them. */
export function recordsPaidFor<R extends Pick<RecordToPay, 'status' | 'endReason'>>(
  records: readonly R[],
): readonly R[] {
  const kept = records.filter(({ status, endReason }) => status !== 'cancelled' || endReason !== 'byPerson')
  return kept.length > 0 ? kept : records
}
