/** A calendar day of Seoul, written 'YYYY-MM-DD'. */
export type SeoulDay = string

/** Korea keeps no summer time, so Seoul is always nine hours ahead of UTC. */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** An instant whose UTC fields show the wall clock of Seoul at the given one. */
function onSeoulClock(at: Date): Date {
  return new Date(at.getTime() + SEOUL_OFFSET_MS)
}

export function seoulDay(at: Date): SeoulDay {
  return onSeoulClock(at).toISOString().slice(0, 10)
}

export function seoulYear(at: Date): number {
  return onSeoulClock(at).getUTCFullYear()
}

/** The wall clock of Seoul, 'HH:mm'. */
export function seoulTime(at: Date): string {
  return onSeoulClock(at).toISOString().slice(11, 16)
}

export function startOfSeoulDay(day: SeoulDay): Date {
  return seoulInstant(day, '00:00')
}

/** The instant at which the clocks of Seoul show this day and time ('HH:mm'). */
export function seoulInstant(day: SeoulDay, time: string): Date {
  return new Date(`${day}T${time}:00.000+09:00`)
}

/** The first instant that no longer belongs to the year. */
export function endOfSeoulYear(year: number): Date {
  return startOfSeoulDay(`${year + 1}-01-01`)
}

export function addSeoulDays(day: SeoulDay, days: number): SeoulDay {
  return seoulDay(new Date(startOfSeoulDay(day).getTime() + days * DAY_MS))
}

/** The same day of a later month; a month too short gives its last day (31 January and one month: 28 February). */
export function addSeoulMonths(day: SeoulDay, months: number): SeoulDay {
  const monthIndex = seoulDayPart(day, 'year') * 12 + seoulDayPart(day, 'month') - 1 + months
  const year = Math.floor(monthIndex / 12)
  const month = (monthIndex % 12) + 1
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const dayOfMonth = Math.min(seoulDayPart(day, 'day'), lastDay)
  return `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
}

/** '목' */
export function seoulWeekday(at: Date | SeoulDay): string {
  const weekday = new Date(`${asDay(at)}T00:00:00Z`).getUTCDay()
  return WEEKDAYS[weekday] ?? ''
}

/** '2026.11.16' */
export function formatSeoulDate(at: Date | SeoulDay): string {
  return asDay(at).replaceAll('-', '.')
}

/** '2026.11.16 18:30' */
export function formatSeoulDateTime(at: Date): string {
  return `${formatSeoulDate(at)} ${seoulTime(at)}`
}

/** '2026년 12월 10일' */
export function formatSeoulLongDate(at: Date | SeoulDay): string {
  const day = asDay(at)
  return `${seoulDayPart(day, 'year')}년 ${seoulDayPart(day, 'month')}월 ${seoulDayPart(day, 'day')}일`
}

/** '2026년 12월 10일(목)', as messages and documents write it */
export function formatSeoulSentence(at: Date | SeoulDay): string {
  return `${formatSeoulLongDate(at)}(${seoulWeekday(at)})`
}

const WORD_JOINER = '\u2060'

/**
 * A day with its weekday, for screens: no line begins with «(목)», nor with the words right after it. Never in a text
 * message or a document: EUC-KR has no such sign, and a typeface may draw a box.
 */
export function onScreen(dayText: string): string {
  return dayText.replace(/\(.\)$/, (weekday) => `${WORD_JOINER}${weekday}${WORD_JOINER}`)
}

/** '2026년 12월 10일(목)' for screens */
export function seoulSentenceOnScreen(at: Date | SeoulDay): string {
  return onScreen(formatSeoulSentence(at))
}

function seoulDayPart(day: SeoulDay, part: 'year' | 'month' | 'day'): number {
  const position = { year: 0, month: 1, day: 2 }[part]
  return Number(day.split('-')[position])
}

function asDay(at: Date | SeoulDay): SeoulDay {
  return typeof at === 'string' ? at : seoulDay(at)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
