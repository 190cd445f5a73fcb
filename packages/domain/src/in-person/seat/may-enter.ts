import { type Verdict, allowed, denied } from '../../verdict.ts'
import { isSameTime, type SessionFacts, sessionStateAt } from '../session/session-state.ts'

/** A session in which a person wants a seat, with every fact that may prevent it. */
export type EntryFacts = SessionFacts & {
  endsAt: Date
  isShown: boolean
  /** Whether the session admits every trade asked for, for this kind of operator and course year. */
  isForTrades: boolean
  /** Free seats of the hall, and of the tightest trade cap that concerns this person; null where no cap applies. */
  freeInHall: number
  freeInTrades: number | null
  /** People in its waiting list, to whom free seats are offered first; 0 where this person has an offer. */
  queue?: number
  /** The other sessions in which the person has a seat. */
  otherSeats: readonly { startsAt: Date; endsAt: Date }[]
}

export type EntryRefusal =
  | 'SESSION_NOT_FOUND'
  | 'SESSION_CANCELLED'
  | 'SESSION_APPLICATIONS_CLOSED'
  | 'SESSION_NOT_OPEN_YET'
  | 'SESSION_OTHER_TRADE'
  | 'SAME_TIME_BOOKED'
  | 'SESSION_FULL'
  | 'SESSION_TRADE_FULL'

/**
 * May this person have a seat of this session now? The waiting list goes first; refusals that waiting can cure are
 * judged last.
 */
export function mayEnter(facts: EntryFacts, now: Date): Verdict<EntryRefusal> {
  if (!facts.isShown) return denied('SESSION_NOT_FOUND')
  const { queue = 0, freeInHall, freeInTrades } = facts
  const state = sessionStateAt(facts, freeInHall - queue, now)
  if (state === 'cancelled') return denied('SESSION_CANCELLED')
  if (state === 'closed') return denied('SESSION_APPLICATIONS_CLOSED')
  if (state === 'notOpenYet') return denied('SESSION_NOT_OPEN_YET')
  if (!facts.isForTrades) return denied('SESSION_OTHER_TRADE')
  if (facts.otherSeats.some((other) => isSameTime(other, facts))) return denied('SAME_TIME_BOOKED')
  if (state === 'full') return denied('SESSION_FULL')
  return freeInTrades !== null && freeInTrades <= queue ? denied('SESSION_TRADE_FULL') : allowed()
}

/** The two refusals for which the waiting list is the remedy. */
export function isFull(refusal: EntryRefusal): refusal is 'SESSION_FULL' | 'SESSION_TRADE_FULL' {
  return refusal === 'SESSION_FULL' || refusal === 'SESSION_TRADE_FULL'
}
