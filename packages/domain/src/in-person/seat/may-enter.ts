import type { SessionNo } from '../../record-numbers.ts'
import { seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'
import { type InPersonStatus, isInPersonLive } from '../enrolment/record-status.ts'
import { isSameTime, type SessionFacts, sessionStateAt } from '../session/session-state.ts'
import { hasSeat, type Seat } from './seat-taken.ts'

/** A session in which a person wants a seat, with every fact that may prevent it. */
export type EntryFacts = SessionFacts & {
  endsAt: Date
  isShown: boolean
  /** Whether the session admits every trade asked for, for this kind of operator and course year. */
  isForTrades: boolean
  /** Free seats of the venue, and of the tightest trade cap that concerns this person; null where no cap applies. */
  freeInVenue: number
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
  const { queue = 0, freeInVenue, freeInTrades } = facts
  const state = sessionStateAt(facts, freeInVenue - queue, now)
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

/** The facts of a booking that decide whether it may move. */
export type BookedFacts = {
  sessionNo: SessionNo
  seat: Seat
  heldUntil: Date | null
  /** Start of the session it is booked for. */
  startsAt: Date
  /** The statuses of the application's enrolments. */
  statuses: readonly InPersonStatus[]
}

export type ChangeRefusal = 'ALREADY_ENDED' | 'CHANGE_TOO_LATE' | 'NO_SEAT'

/** From this instant on a booking no longer moves: 00:00 of the session's day in Seoul. */
export function changeableUntil(session: { startsAt: Date }): Date {
  return startOfSeoulDay(seoulDay(session.startsAt))
}

/** May this booking leave its session? Until the end of the day before, Seoul (docs/rules/in-person.md). */
export function mayChange(booked: BookedFacts, now: Date): Verdict<ChangeRefusal> {
  const isOver = booked.statuses.includes('completed') || !booked.statuses.some(isInPersonLive)
  if (isOver) return denied('ALREADY_ENDED')
  if (booked.statuses.includes('attended') || changeableUntil(booked) <= now) return denied('CHANGE_TOO_LATE')
  return hasSeat(booked, now) ? allowed() : denied('NO_SEAT')
}

/** Why the booking cannot move, as one sentence for the screen. */
export const changeSentence: Record<ChangeRefusal, string> = {
  ALREADY_ENDED: '이미 끝난 신청이라 일정을 변경할 수 없습니다.',
  CHANGE_TOO_LATE: '일정은 교육 전날까지 변경할 수 있습니다.',
  NO_SEAT: '자리가 정해진 뒤에 일정을 변경할 수 있습니다.',
}

export type MoveTarget = EntryFacts & { sessionNo: SessionNo }
export type MoveRefusal = ChangeRefusal | EntryRefusal | 'SAME_SESSION'

/** May the booking move to this session now? The old seat is given up only if the answer is yes. */
export function mayMoveTo(booked: BookedFacts, target: MoveTarget, now: Date): Verdict<MoveRefusal> {
  const leaving = mayChange(booked, now)
  if (!leaving.allowed) return leaving
  if (target.sessionNo === booked.sessionNo) return denied('SAME_SESSION')
  return mayEnter(target, now)
}
