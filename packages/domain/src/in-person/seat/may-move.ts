import { seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'
import { type InPersonStatus, isInPersonLive } from '../record/record-status.ts'
import { hasSeat, type Seat } from './seat-taken.ts'
import { type EntryFacts, type EntryRefusal, mayEnter } from './may-enter.ts'

/** The facts of a booking that decide whether it may move. */
export type BookedFacts = {
  sessionNo: number
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

export type MoveTarget = EntryFacts & { sessionNo: number }
export type MoveRefusal = ChangeRefusal | EntryRefusal | 'SAME_SESSION'

/** May the booking move to this session now? The old seat is given up only if the answer is yes. */
export function mayMoveTo(booked: BookedFacts, target: MoveTarget, now: Date): Verdict<MoveRefusal> {
  const leaving = mayChange(booked, now)
  if (!leaving.allowed) return leaving
  if (target.sessionNo === booked.sessionNo) return denied('SAME_SESSION')
  return mayEnter(target, now)
}
