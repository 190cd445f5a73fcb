import { addSeoulDays, type SeoulDay, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/** Holds minutes of a Seoul day; spans of one weekday do not overlap. */
export interface WorkingSpan {
  weekday: number
  /** Count minutes since midnight, 0 to 1,440; the end is exclusive. */
  fromMinute: number
  untilMinute: number
}

export interface WorkingHours {
  spans: readonly WorkingSpan[]
  holidays: ReadonlySet<SeoulDay>
}

const MINUTE_MS = 60_000
/** If so many days contain no working minute, the hours contain none at all. */
const MOST_DAYS = 400

export function workingMsBetween(hours: WorkingHours, from: Date, until: Date): number {
  let total = 0
  for (let day = seoulDay(from); startOfSeoulDay(day) < until; day = addSeoulDays(day, 1)) {
    for (const [start, end] of spansOf(hours, day)) {
      total += Math.max(0, Math.min(end, until.getTime()) - Math.max(start, from.getTime()))
    }
  }
  return total
}

/**
 * Returns the first instant at which so much working time has passed since `from`; `from` itself for zero or less. Returns null
 * if 400 days hold no such time.
 */
export function addWorkingMs(hours: WorkingHours, from: Date, workingMs: number): Date | null {
  if (workingMs <= 0) return from
  let left = workingMs
  let day = seoulDay(from)
  for (let count = 0; count < MOST_DAYS; count += 1, day = addSeoulDays(day, 1)) {
    for (const [start, end] of spansOf(hours, day)) {
      const begun = Math.max(start, from.getTime())
      const length = end - begun
      if (length <= 0) continue
      if (left <= length) return new Date(begun + left)
      left -= length
    }
  }
  return null
}

function spansOf({ spans, holidays }: WorkingHours, day: SeoulDay): [number, number][] {
  if (holidays.has(day)) return []
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const midnight = startOfSeoulDay(day).getTime()
  return spans
    .filter((span) => span.weekday === weekday)
    .toSorted((a, b) => a.fromMinute - b.fromMinute)
    .map(({ fromMinute, untilMinute }) => [
      midnight + fromMinute * MINUTE_MS,
      midnight + untilMinute * MINUTE_MS,
    ])
}

export function workingSpansFault(spans: readonly WorkingSpan[]): string | null {
  const sorted = spans.toSorted((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute)
  for (const [at, { weekday, fromMinute, untilMinute }] of sorted.entries()) {
    if (fromMinute >= untilMinute) return '끝나는 시각은 시작하는 시각보다 늦어야 합니다.'
    const before = sorted[at - 1]
    if (before?.weekday === weekday && before.untilMinute > fromMinute)
      return '같은 요일의 업무 시간이 겹칩니다.'
  }
  return sorted.length === 0 ? '업무 시간을 한 줄 이상 넣어주세요.' : null
}
