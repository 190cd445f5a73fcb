import { seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'
import { studyDeadline } from './study-deadline.ts'

const DAY_MS = 24 * 3_600_000
const QUIET_DAYS = 7

export type StudyReminder = 'quietForWeek' | 'daysLeft30' | 'daysLeft7' | 'daysLeft1'

function daysToDeadline(year: number, now: Date): number {
  const last = startOfSeoulDay(seoulDay(studyDeadline(year)))
  return Math.round((last.getTime() - startOfSeoulDay(seoulDay(now)).getTime()) / DAY_MS)
}

const COUNTED_DAYS: Readonly<Record<number, StudyReminder>> = {
  30: 'daysLeft30',
  7: 'daysLeft7',
  1: 'daysLeft1',
}

/** Returns the single reminder of a day. In the last week it counts days and ignores inactivity. */
export function reminderOn(year: number, now: Date): StudyReminder | null {
  const days = daysToDeadline(year, now)
  return COUNTED_DAYS[days] ?? (days > 7 ? 'quietForWeek' : null)
}

export function quietSince(now: Date): Date {
  return new Date(now.getTime() - QUIET_DAYS * DAY_MS)
}
