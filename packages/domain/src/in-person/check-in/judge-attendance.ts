import { addSeoulDays, seoulDay, seoulTime, startOfSeoulDay } from '../../time/seoul-day.ts'
import type { Seat } from '../seat/seat-taken.ts'
import { type InPersonStatus, isPresenceUndecided } from '../enrolment/record-status.ts'

const MINUTE_MS = 60_000
/**
 * A person who arrives later than this after the start, or leaves earlier than this before the end, attends only in part; the
 * limits are ours.
 */
export const LATE_MINUTES = 20
export const EARLY_MINUTES = 10
/** The venue is empty by then, so people present in part are shown to staff. */
const PARTIAL_AFTER_MINUTES = 60
/** A session without any mark may await a phone's synchronisation, so absence is declared a day later. */
const SILENT_CHECK_IN_DAYS = 1

type Times = { startsAt: Date; endsAt: Date }

export type Marks = { inAt: Date | null; outAt: Date | null }

export const NO_MARKS: Marks = { inAt: null, outAt: null }

export type Mark = { direction: 'in' | 'out'; markedAt: Date }

/** Keeps the earliest entry and the latest exit; number, order and origin of the marks do not matter. */
export function mergeMarks(marks: Marks, { direction, markedAt }: Mark): Marks {
  const { inAt, outAt } = marks
  if (direction === 'in') return { outAt, inAt: inAt && inAt <= markedAt ? inAt : markedAt }
  return { inAt, outAt: outAt && outAt >= markedAt ? outAt : markedAt }
}

export type Presence = 'present' | 'partial' | 'absent'

export function presenceOf({ inAt, outAt }: Marks, { startsAt, endsAt }: Times): Presence {
  if (!inAt && !outAt) return 'absent'
  const isInTime = inAt !== null && inAt.getTime() <= startsAt.getTime() + LATE_MINUTES * MINUTE_MS
  const stayed = outAt !== null && outAt >= attendableFrom({ endsAt })
  return isInTime && stayed ? 'present' : 'partial'
}

function attendableFrom({ endsAt }: { endsAt: Date }): Date {
  return new Date(endsAt.getTime() - EARLY_MINUTES * MINUTE_MS)
}

function sessionDayOverAt({ endsAt }: { endsAt: Date }): Date {
  return startOfSeoulDay(addSeoulDays(seoulDay(endsAt), 1))
}

export type AttendedFacts = {
  session: Times & { status: 'open' | 'cancelled' | 'closed'; hasMarks: boolean }
  seat: Seat
  statuses: readonly InPersonStatus[]
  marks: Marks
  exceptionText: string | null
}

export type AttendanceVerdict =
  | { action: 'wait' }
  | { action: 'attend' }
  | { action: 'complete' }
  | { action: 'declareAbsent' }
  | { action: 'notifyStaff'; exceptionText: string }

/**
 * Returns the next status of a booking from its marks: attended as soon as they suffice, completed once the session has ended. It
 * is judged again after every late mark.
 */
export function judgeAttendance(facts: AttendedFacts, now: Date): AttendanceVerdict {
  const { session, seat, statuses, marks, exceptionText } = facts
  if (session.status === 'cancelled' || seat !== 'sold') return { action: 'wait' }

  const presence = presenceOf(marks, session)
  if (now < session.endsAt) {
    return { action: presence === 'present' && statuses.includes('paid') ? 'attend' : 'wait' }
  }
  const isOpen = statuses.some(isPresenceUndecided)
  if (!isOpen) {
    const isContradicted = statuses.includes('absent') && presence !== 'absent'
    return isContradicted && exceptionText === null
      ? notifyStaff('불참 처리된 뒤의 출석 기록', marks)
      : { action: 'wait' }
  }
  if (presence === 'present') return { action: 'complete' }
  if (presence === 'absent') return { action: now < absentFrom(session) ? 'wait' : 'declareAbsent' }
  const isSettled = now.getTime() >= session.endsAt.getTime() + PARTIAL_AFTER_MINUTES * MINUTE_MS
  return isSettled && exceptionText === null ? notifyStaff('일부만 출석', marks) : { action: 'wait' }
}

function absentFrom(session: AttendedFacts['session']): Date {
  const over = sessionDayOverAt(session)
  return session.hasMarks ? over : startOfSeoulDay(addSeoulDays(seoulDay(over), SILENT_CHECK_IN_DAYS))
}

function notifyStaff(what: string, { inAt, outAt }: Marks): AttendanceVerdict {
  const came = inAt ? `입실 ${seoulTime(inAt)}` : '입실 기록 없음'
  const left = outAt ? `퇴실 ${seoulTime(outAt)}` : '퇴실 기록 없음'
  return { action: 'notifyStaff', exceptionText: `${what}: ${came}, ${left}` }
}
