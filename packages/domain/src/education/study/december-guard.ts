import { endOfSeoulYear, seoulInstant } from '../../time/seoul-day.ts'
import { studyDeadline } from './study-deadline.ts'

const MINUTE_MS = 60_000
const STEP_MS = 10 * MINUTE_MS

/** The time that the rest of a course takes; the minutes are data of the course (docs/rules/enrolment.md). */
export type TimeNeeded = {
  year: number
  /** Seconds of the lectures that are left. */
  lectureSeconds: number
  /** Survey and identity check. */
  surveyMinutes: number
  testMinutes: number
}

function neededMs({ lectureSeconds, surveyMinutes, testMinutes }: TimeNeeded): number {
  return lectureSeconds * 1000 + (surveyMinutes + testMinutes) * MINUTE_MS
}

/** The rest of a course in whole minutes, a begun one counted. */
export function neededMinutes(needed: TimeNeeded): number {
  return Math.ceil(neededMs(needed) / MINUTE_MS)
}

/** The latest start of the rest of a course, so that it ends at the deadline; down to ten minutes. Ours. */
export function latestStart(needed: TimeNeeded): Date {
  const at = studyDeadline(needed.year).getTime() - neededMs(needed)
  return new Date(Math.floor(at / STEP_MS) * STEP_MS)
}

/**
 * How the rest of a course stands to the end of its year. `ahead`: to be begun by the told start; `now`: at once, and it ends
 * in time; `late`: not by 18:00, but by midnight; `evening`: the same after 18:00, when it may be told; `over`: no more.
 */
export const guardStates = ['ahead', 'now', 'late', 'evening', 'over'] as const
export type GuardState = (typeof guardStates)[number]

/** An unpaid course has begun nothing that midnight would save: for it the deadline is the end. Null once the year is over. */
export function guardState(needed: TimeNeeded, isPaid: boolean, now: Date): GuardState | null {
  if (now >= endOfSeoulYear(needed.year)) return null
  const endsAt = new Date(now.getTime() + neededMs(needed))
  if (endsAt <= studyDeadline(needed.year)) return now <= latestStart(needed) ? 'ahead' : 'now'
  if (!isPaid || endsAt > endOfSeoulYear(needed.year)) return 'over'
  return now < studyDeadline(needed.year) ? 'late' : 'evening'
}

/** Is the guard shown? From 24 December, or when less than twice the time needed is left until the deadline. */
function isGuardShown(needed: TimeNeeded, now: Date): boolean {
  const leftMs = studyDeadline(needed.year).getTime() - now.getTime()
  return now >= seoulInstant(`${needed.year}-12-24`, '00:00') || leftMs < 2 * neededMs(needed)
}

export type Guard = { state: GuardState; startBy: Date }

/** The guard as it is shown, or null where it is not. */
export function guardOf(needed: TimeNeeded, isPaid: boolean, now: Date): Guard | null {
  const state = guardState(needed, isPaid, now)
  return state === null || !isGuardShown(needed, now) ? null : { state, startBy: latestStart(needed) }
}

/** May an untouched course still be paid? No order is made for one that cannot be finished, where its data says so. */
export function isPaymentClosed(needed: TimeNeeded & { closesPaymentEarly: boolean }, now: Date): boolean {
  return needed.closesPaymentEarly && guardState(needed, false, now) === 'over'
}
