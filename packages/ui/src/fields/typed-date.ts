/** Lists the HTML field types whose native appearance depends on the browser's language. */
export type DateType = 'date' | 'time' | 'datetime-local'

export const EXAMPLE: Record<DateType, string> = {
  date: '예: 2026.12.11',
  time: '예: 13:00',
  'datetime-local': '예: 2026.12.11 13:00',
}

export const NOT_READ: Record<DateType, string> = {
  date: '날짜를 2026.12.11처럼 입력해주세요.',
  time: '시각을 13:00처럼 입력해주세요.',
  'datetime-local': '날짜와 시각을 2026.12.11 13:00처럼 입력해주세요.',
}

const DATE = /^(?:(\d{4})(\d{2})(\d{2})(?!\d)|(\d{4})[-./년 ]+(\d{1,2})[-./월 ]+(\d{1,2})[.일]?)/
const TIME = /^(오전|오후)?\s*(\d{1,2})[:시 ]*(\d{2})?분?$/

/** Parses «2026.12.11», «20261211», «2026-12-11», «2026년 12월 11일» as `2026-12-11`. Returns null if it is no day. */
function dayOf(text: string): { day: string; rest: string } | null {
  const found = DATE.exec(text)
  if (!found) return null
  const [whole] = found
  const [year = '', month = '', day = ''] = found.slice(1).filter(Boolean)
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso) return null
  return { day: iso, rest: text.slice(whole.length).replace(/^[T\s]+/, '') }
}

/** Parses «13:00», «1300», «오후 1시» as `13:00`. */
function timeOf(text: string): string | null {
  const found = TIME.exec(text)
  if (!found) return null
  const [, half, hours = '', minutes = '00'] = found
  const given = Number(hours)
  const hour = half ? (given % 12) + (half === '오후' ? 12 : 0) : given
  if (hour > 23 || Number(minutes) > 59 || (half && given > 12)) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

export function valueTyped(type: DateType, typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  if (type === 'time') return timeOf(text)
  const found = dayOf(text)
  if (!found) return null
  if (type === 'date') return found.rest === '' ? found.day : null
  const time = timeOf(found.rest)
  return time === null ? null : `${found.day}T${time}`
}

export function shownValue(type: DateType, value: string): string {
  if (type === 'time') return value.slice(0, 5)
  const [day = '', time = ''] = value.split('T')
  return [day.replaceAll('-', '.'), type === 'date' ? '' : time.slice(0, 5)].filter(Boolean).join(' ')
}

export const addDays = (day: string, by: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + by)
  return at.toISOString().slice(0, 10)
}

export function addMonths(day: string, by: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + by, Math.min(date, last))).toISOString().slice(0, 10)
}

export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 8)}01`
  const count = Number(addDays(addMonths(first, 1), -1).slice(8))
  const before = new Date(`${first}T00:00:00Z`).getUTCDay()
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, at) => addDays(first, at)),
  ]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, at) => cells[week * 7 + at] ?? null),
  )
}

const DAYS = '일월화수목금토'

export function dayInText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}년 ${month}월 ${date}일(${DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]})`
}
