import type { SessionNo } from '../../record-numbers.ts'
import { seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'
import { type InPersonStatus, isInPersonLive } from '../enrolment/record-status.ts'
import { isSameTime, type SessionFacts, sessionStateAt } from '../session/session-state.ts'
import { hasSeat, type Seat } from './seat-taken.ts'

export type EntryFacts = SessionFacts & {
  endsAt: Date
  isShown: boolean
  isForTrades: boolean
  /** Count free seats in the venue and under the tightest trade cap for this person; null where no cap applies. */
  freeInVenue: number
  freeInTrades: number | null
  /** Counts the people on its waiting list, who get free seats first; 0 where this person has an offer. */
  queue?: number
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
 * Judges whether this person may have a seat now. The waiting list has precedence; refusals that waiting can cure are judged
 * last.
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

export function isFull(refusal: EntryRefusal): refusal is 'SESSION_FULL' | 'SESSION_TRADE_FULL' {
  return refusal === 'SESSION_FULL' || refusal === 'SESSION_TRADE_FULL'
}

export type BookedFacts = {
  sessionNo: SessionNo
  seat: Seat
  heldUntil: Date | null
  startsAt: Date
  statuses: readonly InPersonStatus[]
}

export type ChangeRefusal = 'ALREADY_ENDED' | 'CHANGE_TOO_LATE' | 'NO_SEAT'

/** Is 00:00 of the session's day in Seoul, from which a booking can no longer move. */
export function changeableUntil(session: { startsAt: Date }): Date {
  return startOfSeoulDay(seoulDay(session.startsAt))
}

/** Allows a booking to leave its session until the end of the day before, Seoul time (docs/rules/in-person.md). */
export function mayChange(booked: BookedFacts, now: Date): Verdict<ChangeRefusal> {
  const isOver = booked.statuses.includes('completed') || !booked.statuses.some(isInPersonLive)
  if (isOver) return denied('ALREADY_ENDED')
  if (booked.statuses.includes('attended') || changeableUntil(booked) <= now) return denied('CHANGE_TOO_LATE')
  return hasSeat(booked, now) ? allowed() : denied('NO_SEAT')
}

export const changeSentence: Record<ChangeRefusal, string> = {
  ALREADY_ENDED: '이미 끝난 신청이라 일정을 변경할 수 없습니다.',
  CHANGE_TOO_LATE: '일정은 교육 전날까지 변경할 수 있습니다.',
  NO_SEAT: '자리가 정해진 뒤에 일정을 변경할 수 있습니다.',
}

export type MoveTarget = EntryFacts & { sessionNo: SessionNo }
export type MoveRefusal = ChangeRefusal | EntryRefusal | 'SAME_SESSION'

export function mayMoveTo(booked: BookedFacts, target: MoveTarget, now: Date): Verdict<MoveRefusal> {
  const leaving = mayChange(booked, now)
  if (!leaving.allowed) return leaving
  if (target.sessionNo === booked.sessionNo) return denied('SAME_SESSION')
  return mayEnter(target, now)
}
