import { type Verdict, allowed, denied } from '../verdict.ts'
import { isSameTime, type SessionFacts, sessionStateAt } from './session-state.ts'

/** A session somebody wants a seat of, with what may stand in the way. */
export type EntryFacts = SessionFacts & {
  endsAt: Date
  isShown: boolean
  /** Whether the session is open to every trade wanted, for that kind of operator and course year. */
  isForTrades: boolean
  /** Free seats of the hall, and of the tightest trade cap that concerns this person; null: none does. */
  freeInHall: number
  freeInTrades: number | null
  /** People in its queue, to whom the next free seats are offered; none for whoever has an offer. */
  queue?: number
  /** Sessions the person has another seat of. */
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

/** May this person have a seat of this session now? Nobody overtakes the queue; what a place in it could mend comes last. */
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

/** The two refusals a place in the queue is the answer to. */
export function isFull(refusal: EntryRefusal): refusal is 'SESSION_FULL' | 'SESSION_TRADE_FULL' {
  return refusal === 'SESSION_FULL' || refusal === 'SESSION_TRADE_FULL'
}
