import { seoulDay, startOfSeoulDay } from '../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../verdict.ts'
import { type InPersonStatus, isInPersonLive } from './in-person-status.ts'
import { hasSeat, type Seat } from './seat-hold.ts'
import { type EntryFacts, type EntryRefusal, mayEnter } from './session-entry.ts'

/** A booking as the rules of change see it. */
export type BookedFacts = {
  sessionNo: number
  seat: Seat
  heldUntil: Date | null
  /** Start of the session it is booked for. */
  startsAt: Date
  /** Of the records of the application. */
  statuses: readonly InPersonStatus[]
}

export type ChangeRefusal = 'ALREADY_ENDED' | 'CHANGE_TOO_LATE' | 'NO_SEAT'

/** From this instant on a booking no longer changes its session: the first of the session's own day in Seoul. */
export function changeableUntil(session: { startsAt: Date }): Date {
  return startOfSeoulDay(seoulDay(session.startsAt))
}

/** May this booking leave its session? Until the end of the day before, Seoul (specification section 4). */
export function mayChange(booked: BookedFacts, now: Date): Verdict<ChangeRefusal> {
  const isOver = booked.statuses.includes('completed') || !booked.statuses.some(isInPersonLive)
  if (isOver) return denied('ALREADY_ENDED')
  if (booked.statuses.includes('attended') || changeableUntil(booked) <= now) return denied('CHANGE_TOO_LATE')
  return hasSeat(booked, now) ? allowed() : denied('NO_SEAT')
}

/** Why nothing can be changed, for the screen. */
export const changeSentence: Record<ChangeRefusal, string> = {
  ALREADY_ENDED: '이미 끝난 신청이라 일정을 변경할 수 없습니다.',
  CHANGE_TOO_LATE: '일정은 교육 전날까지 변경할 수 있습니다.',
  NO_SEAT: '자리가 정해진 뒤에 일정을 변경할 수 있습니다.',
}

export type MoveTarget = EntryFacts & { sessionNo: number }
export type MoveRefusal = ChangeRefusal | EntryRefusal | 'SAME_SESSION'

/** May the booking move to this session now? The old seat is given up only for a yes. */
export function mayMoveTo(booked: BookedFacts, target: MoveTarget, now: Date): Verdict<MoveRefusal> {
  const leaving = mayChange(booked, now)
  if (!leaving.allowed) return leaving
  if (target.sessionNo === booked.sessionNo) return denied('SAME_SESSION')
  return mayEnter(target, now)
}
