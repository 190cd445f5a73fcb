import { seoulDay, startOfSeoulDay } from '../time/seoul-day.ts'
import { studyDeadline } from './study-deadline.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Survey and identity check, then the test. Ours. */
const AFTER_LECTURES_MINUTES = 10 + 30
const QUIET_DAYS = 7

export type StudyReminder = 'quietForWeek' | 'daysLeft30' | 'daysLeft7' | 'daysLeft1'

/** Seoul days from today to the day of the deadline; 0 on the day itself. */
function daysToDeadline(year: number, now: Date): number {
  const last = startOfSeoulDay(seoulDay(studyDeadline(year)))
  return Math.round((last.getTime() - startOfSeoulDay(seoulDay(now)).getTime()) / DAY_MS)
}

const COUNTED_DAYS: Readonly<Record<number, StudyReminder>> = {
  30: 'daysLeft30',
  7: 'daysLeft7',
  1: 'daysLeft1',
}

/** The one reminder a day of a course year may bring; the last week counts days, and asks after no quiet learner. */
export function reminderOn(year: number, now: Date): StudyReminder | null {
  const days = daysToDeadline(year, now)
  return COUNTED_DAYS[days] ?? (days > 7 ? 'quietForWeek' : null)
}

/** A learner who did nothing after this instant has been quiet for a week. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - QUIET_DAYS * DAY_MS)
}

/** The latest start of the rest of a course, so that it ends at the deadline; down to ten minutes. */
export function latestStart(year: number, secondsLeft: number): Date {
  const at = studyDeadline(year).getTime() - secondsLeft * 1000 - AFTER_LECTURES_MINUTES * MINUTE_MS
  return new Date(Math.floor(at / (10 * MINUTE_MS)) * 10 * MINUTE_MS)
}
