import { type Verdict, allowed, denied } from '../../verdict.ts'
import { type InPersonStatus, isPresenceUndecided } from '../enrolment/record-status.ts'
import type { Seat } from '../seat/seat-taken.ts'
import { checkInHours, isCheckInOpen } from './check-in-hours.ts'
import type { Mark, Marks } from './judge-attendance.ts'

export const handMarkReasons = ['idChecked', 'slipPurged', 'phoneTrouble', 'correction'] as const
export type HandMarkReason = (typeof handMarkReasons)[number]

export const handMarkReasonLabel: Record<HandMarkReason, string> = {
  idChecked: '신분증으로 확인',
  slipPurged: '수강증 없음',
  phoneTrouble: '단말·통신 장애',
  correction: '잘못 찍은 것 정정',
}

/** The screen offers to undo for 10 s; the rest covers a slow network. The limit is ours. */
const UNDO_SECONDS = 30

type HandMarkedSession = { status: 'open' | 'cancelled' | 'closed'; startsAt: Date; endsAt: Date }

export type HandMarkRefusal = 'SESSION_CANCELLED' | 'CHECK_IN_NOT_OPEN' | 'NOT_EXPECTED' | 'ALREADY_MARKED'

/** Allows a manual mark only in the check-in hours, and only one that the check-in has not made. */
export function mayMarkByHand(
  session: HandMarkedSession,
  booking: { seat: Seat; statuses: readonly InPersonStatus[]; marks: Marks; isOut: boolean },
  direction: Mark['direction'],
  now: Date,
): Verdict<HandMarkRefusal> {
  if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
  if (!isCheckInOpen(checkInHours(session), now)) return denied('CHECK_IN_NOT_OPEN')
  const { seat, statuses, marks, isOut } = booking
  if (seat !== 'sold' || !statuses.some(isPresenceUndecided)) return denied('NOT_EXPECTED')
  const isMarked = direction === 'in' ? marks.inAt !== null && !isOut : isOut
  return isMarked ? denied('ALREADY_MARKED') : allowed()
}

/** Only the employee who made a mark may undo it, within the time limit and before any decision is based on it. */
export function mayUndoMark(
  mark: { employeeNo: number; markedAt: Date; undoneAt: Date | null },
  statuses: readonly InPersonStatus[],
  employeeNo: number,
  now: Date,
): Verdict<'UNDO_TOO_LATE'> {
  const isInTime = now.getTime() - mark.markedAt.getTime() <= UNDO_SECONDS * 1000
  const isOwn = mark.employeeNo === employeeNo && mark.undoneAt === null
  const isUndecided = statuses.includes('paid')
  return isOwn && isInTime && isUndecided ? allowed() : denied('UNDO_TOO_LATE')
}
