const DAY_SECONDS = 86_400
const two = (count: number | string): string => String(count).padStart(2, '0')

export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return /^(?:19|20|21)/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/**
 * Parses a time as people and spreadsheets write it into «HH:MM:SS», or returns null. A sheet stores a time as a fraction of a
 * day.
 */
export function readTime(text: string): string | null {
  const part = Number(text)
  if (/^0?\.\d+$/.test(text) && part < 1) return clockOf(Math.round(part * DAY_SECONDS))
  const wording =
    /^(오전|오후)?\s*(\d{1,2})\s*[:시]\s*(?:(\d{1,2})\s*분?)?(?::?\s*(\d{1,2})(?:\.\d+)?초?)?$/.exec(text)
  const [, half, hour, minute = '0', second = '0'] = wording ?? /^()(\d{2})(\d{2})(\d{2})?$/.exec(text) ?? []
  if (hour === undefined || Number(minute) > 59 || Number(second) > 59) return null
  const hours = half ? (Number(hour) % 12) + (half === '오후' ? 12 : 0) : Number(hour)
  const isRight = hours <= 23 && (!half || (Number(hour) >= 1 && Number(hour) <= 12))
  return isRight ? `${two(hours)}:${two(minute)}:${two(second)}` : null
}

function clockOf(seconds: number): string | null {
  if (seconds >= DAY_SECONDS) return null
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((one) => two(Math.floor(one))).join(':')
}

/** Parses into «YYYY-MM-DD HH:MM:SS», or into the day alone where no time is given. Returns null for anything else. */
export function readMoment(text: string): string | null {
  const spelt = text.replace(/^(\d{4})(\d{2})(\d{2})(?=\d{6}$|\d{4}$|\s|$)/, '$1-$2-$3 ').trim()
  const [, year = '', month = '', date = '', rest = ''] =
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?\s*T?\s*(?:\([월화수목금토일]\))?\s*(.*)$/.exec(
      spelt,
    ) ?? []
  const day = `${year}-${two(month)}-${two(date)}`
  if (!isDay(day)) return null
  if (rest === '') return day
  const time = readTime(rest)
  return time === null ? null : `${day} ${time}`
}
