import { addSeoulDays, addSeoulMonths, type SeoulDay, seoulWeekday } from '../../time/seoul-day.ts'

/** A series is created in one transaction and read in one preview; the limit is ours. */
export const MOST_SERIES_DAYS = 60
/** Limits the days between the first and the last session of a series; the limit is ours. */
const MOST_SPAN_DAYS = 400

export const weekdays = ['월', '화', '수', '목', '금', '토', '일'] as const
export type Weekday = (typeof weekdays)[number]

export type SeriesPattern =
  | { kind: 'weekly'; from: SeoulDay; until: SeoulDay; weekdays: readonly Weekday[]; everyWeeks: number }
  /** `week` is the first to fourth such weekday of each month; 5 is the last one. */
  | { kind: 'monthly'; from: SeoulDay; until: SeoulDay; week: number; weekday: Weekday }
  | { kind: 'list'; days: readonly SeoulDay[] }

export interface SeriesDay {
  day: SeoulDay
  holiday: string | null
  /** Is true for a holiday that the pattern produced; an explicitly chosen holiday is kept. */
  isLeftOut: boolean
}

/** Returns the days in order without duplicates, at most `MOST_SERIES_DAYS` and one more, so that an excess is visible. */
export function seriesDays(pattern: SeriesPattern, holidays: ReadonlyMap<SeoulDay, string>): SeriesDay[] {
  const days = [...new Set(daysOf(pattern))].toSorted()
  return days.slice(0, MOST_SERIES_DAYS + 1).map((day) => {
    const holiday = holidays.get(day) ?? null
    return { day, holiday, isLeftOut: holiday !== null && pattern.kind !== 'list' }
  })
}

function daysOf(pattern: SeriesPattern): SeoulDay[] {
  if (pattern.kind === 'list') return [...pattern.days]
  const between = daysBetween(pattern.from, pattern.until)
  if (pattern.kind === 'monthly') {
    const { week, weekday } = pattern
    return between.filter((day) => seoulWeekday(day) === weekday && isOfWeek(day, week))
  }
  const monday = addSeoulDays(pattern.from, -weekdays.indexOf(weekdayOf(pattern.from)))
  return between.filter((day) => {
    const weeks = Math.floor(daysFrom(monday, day) / 7)
    return weeks % pattern.everyWeeks === 0 && pattern.weekdays.includes(weekdayOf(day))
  })
}

const weekdayOf = (day: SeoulDay): Weekday => seoulWeekday(day) as Weekday

function daysBetween(from: SeoulDay, until: SeoulDay): SeoulDay[] {
  const count = Math.min(daysFrom(from, until), MOST_SPAN_DAYS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addSeoulDays(from, index))
}

/** Seoul has no summer time, so every day has the same length. */
function daysFrom(from: SeoulDay, until: SeoulDay): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000
}

/** A day is the last such weekday if a week later is another month. */
function isOfWeek(day: SeoulDay, week: number): boolean {
  if (week === 5) return addSeoulDays(day, 7).slice(0, 7) !== day.slice(0, 7)
  return Math.ceil(Number(day.slice(8)) / 7) === week
}

/**
 * Returns the same weekday in the same week of the next month: the second Thursday maps to the second Thursday, a fifth one to
 * the last.
 */
export function sameDayNextMonth(day: SeoulDay): SeoulDay {
  const week = Math.ceil(Number(day.slice(8)) / 7)
  const from = addSeoulMonths(`${day.slice(0, 7)}-01`, 1)
  const until = addSeoulDays(addSeoulMonths(from, 1), -1)
  const [next] = daysOf({ kind: 'monthly', from, until, week, weekday: weekdayOf(day) })
  return next ?? addSeoulDays(day, 28)
}
