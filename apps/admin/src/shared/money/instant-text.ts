import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'

/** Returns «12.07 21:14», with the year if it is another one. */
export function shortInstant(at: string | null, now = new Date()): string {
  if (at === null) return '-'
  const text = formatSeoulDateTime(new Date(at))
  const year = formatSeoulDateTime(now).slice(0, 5)
  return text.startsWith(year) ? text.slice(5) : text
}
