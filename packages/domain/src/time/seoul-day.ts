/** Is a calendar day in Seoul, 'YYYY-MM-DD'. */
export type SeoulDay = string

/** Korea keeps no summer time, so Seoul is always nine hours ahead of UTC. */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** Returns an instant whose UTC fields show the Seoul wall clock. */
function onSeoulClock(at: Date): Date {
  return new Date(at.getTime() + SEOUL_OFFSET_MS)
}

export function seoulDay(at: Date): SeoulDay {
  return onSeoulClock(at).toISOString().slice(0, 10)
}

export function seoulYear(at: Date): number {
  return onSeoulClock(at).getUTCFullYear()
}

export function seoulTime(at: Date): string {
  return onSeoulClock(at).toISOString().slice(11, 16)
}

export function startOfSeoulDay(day: SeoulDay): Date {
  return seoulInstant(day, '00:00')
}

export function seoulInstant(day: SeoulDay, time: string): Date {
  return new Date(`${day}T${time}:00.000+09:00`)
}

/** Returns the first instant after the year. */
export function endOfSeoulYear(year: number): Date {
  return startOfSeoulDay(`${year + 1}-01-01`)
}

export function addSeoulDays(day: SeoulDay, days: number): SeoulDay {
  return seoulDay(new Date(startOfSeoulDay(day).getTime() + days * DAY_MS))
}

/** Returns the same day of a later month. In a shorter month it is the last day (31 January plus one month is 28 February). */
export function addSeoulMonths(day: SeoulDay, months: number): SeoulDay {
  const monthIndex = seoulDayPart(day, 'year') * 12 + seoulDayPart(day, 'month') - 1 + months
  const year = Math.floor(monthIndex / 12)
  const month = (monthIndex % 12) + 1
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const dayOfMonth = Math.min(seoulDayPart(day, 'day'), lastDay)
  return `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
}

export function seoulWeekday(at: Date | SeoulDay): string {
  const weekday = new Date(`${asDay(at)}T00:00:00Z`).getUTCDay()
  return WEEKDAYS[weekday] ?? ''
}

/** Returns '2026.11.16'. */
export function formatSeoulDate(at: Date | SeoulDay): string {
  return asDay(at).replaceAll('-', '.')
}

/** Returns '2026.11.16 18:30'. */
export function formatSeoulDateTime(at: Date): string {
  return `${formatSeoulDate(at)} ${seoulTime(at)}`
}

/** Returns '2026년 12월 10일'. */
export function formatSeoulLongDate(at: Date | SeoulDay): string {
  const day = asDay(at)
  return `${seoulDayPart(day, 'year')}년 ${seoulDayPart(day, 'month')}월 ${seoulDayPart(day, 'day')}일`
}

/** Returns '2026년 12월 10일(목)', as messages and documents write it. */
export function formatSeoulSentence(at: Date | SeoulDay): string {
  return `${formatSeoulLongDate(at)}(${seoulWeekday(at)})`
}

const WORD_JOINER = '\u2060'

/**
 * Adds word joiners for screens so that no line begins with «(목)» or the words right after it. Never use it in a text message or
 * document: EUC-KR lacks the character, and a typeface may draw a box.
 */
export function onScreen(dayText: string): string {
  return dayText.replace(/\(.\)$/, (weekday) => `${WORD_JOINER}${weekday}${WORD_JOINER}`)
}

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
