export type DateParts = { year: string; month: string; day: string }

export const NO_DATE: DateParts = { year: '', month: '', day: '' }

/** Offers years from 80 back to 30 ahead (specification section 2). */
export function offeredYears(thisYear: number): number[] {
  return Array.from({ length: 111 }, (_, index) => thisYear + 30 - index)
}

export function daysOfMonth({ year, month }: DateParts): string[] {
  const length = month === '' ? 31 : new Date(Date.UTC(Number(year) || 2000, Number(month), 0)).getUTCDate()
  return Array.from({ length }, (_, index) => String(index + 1).padStart(2, '0'))
}

export function withYear(parts: DateParts, text: string): DateParts {
  const year = text.replaceAll(/\D/g, '')
  const next = { ...parts, year }
  return daysOfMonth(next).includes(parts.day) || parts.day === '' ? next : { ...next, day: '01' }
}

/** Resets the day to the first when the month changes (specification section 2). */
export function withMonth(parts: DateParts, month: string): DateParts {
  return { ...parts, month, day: '01' }
}

export function withDay(parts: DateParts, day: string): DateParts {
  return { ...parts, day }
}

export function eightDigits({ year, month, day }: DateParts): string {
  return year.length === 4 && month !== '' && day !== '' ? `${year}${month}${day}` : ''
}

export function datePartsOf(text: string): DateParts {
  const digits = text.replaceAll(/\D/g, '')
  return { year: digits.slice(0, 4), month: digits.slice(4, 6), day: digits.slice(6, 8) }
}
