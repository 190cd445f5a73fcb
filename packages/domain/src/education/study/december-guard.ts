import { endOfSeoulYear, seoulInstant } from '../../time/seoul-day.ts'
import { studyDeadline } from './study-deadline.ts'

const MINUTE_MS = 60_000
const STEP_MS = 10 * MINUTE_MS

/** Holds the time for the rest of a course; the minutes are data of the course (docs/rules/enrolment.md). */
export type TimeNeeded = {
  year: number
  lectureSeconds: number
  surveyMinutes: number
  testMinutes: number
}

function neededMs({ lectureSeconds, surveyMinutes, testMinutes }: TimeNeeded): number {
  return lectureSeconds * 1000 + (surveyMinutes + testMinutes) * MINUTE_MS
}

export function neededMinutes(needed: TimeNeeded): number {
  return Math.ceil(neededMs(needed) / MINUTE_MS)
}

/**
 * Returns the latest start from which the rest of a course ends by the deadline, rounded down to ten minutes. The rule is ours.
 */
export function latestStart(needed: TimeNeeded): Date {
  const at = studyDeadline(needed.year).getTime() - neededMs(needed)
  return new Date(Math.floor(at / STEP_MS) * STEP_MS)
}

/**
 * Tells whether the rest of a course can end in time. `ahead`: it must begin by the given start; `now`: at once, to end in time;
 * `late`: it ends after 18:00 but by midnight; `evening`: the same after 18:00, when the person may know it; `over`: it cannot
 * end.
 */
export const guardStates = ['ahead', 'now', 'late', 'evening', 'over'] as const
export type GuardState = (typeof guardStates)[number]

/** An unpaid course has no progress that midnight would save, so the deadline is its end. Returns null once the year is over. */
export function guardState(needed: TimeNeeded, isPaid: boolean, now: Date): GuardState | null {
  if (now >= endOfSeoulYear(needed.year)) return null
  const endsAt = new Date(now.getTime() + neededMs(needed))
  if (endsAt <= studyDeadline(needed.year)) return now <= latestStart(needed) ? 'ahead' : 'now'
  if (!isPaid || endsAt > endOfSeoulYear(needed.year)) return 'over'
  return now < studyDeadline(needed.year) ? 'late' : 'evening'
}

/** Shows the guard from 24 December on, or when less than twice the needed time remains until the deadline. */
function isGuardShown(needed: TimeNeeded, now: Date): boolean {
  const leftMs = studyDeadline(needed.year).getTime() - now.getTime()
  return now >= seoulInstant(`${needed.year}-12-24`, '00:00') || leftMs < 2 * neededMs(needed)
}

export type Guard = { state: GuardState; startBy: Date }

export function guardOf(needed: TimeNeeded, isPaid: boolean, now: Date): Guard | null {
  const state = guardState(needed, isPaid, now)
  return state === null || !isGuardShown(needed, now) ? null : { state, startBy: latestStart(needed) }
}

/** Refuses an order for an untouched course that cannot be finished, if the course's data says so. */
export function isPaymentClosed(needed: TimeNeeded & { closesPaymentEarly: boolean }, now: Date): boolean {
  return needed.closesPaymentEarly && guardState(needed, false, now) === 'over'
}
