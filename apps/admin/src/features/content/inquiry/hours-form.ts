import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readWorkingHours } from '@hygiene/contracts/content/inquiry/staff/read-working-hours'
import { type WorkingSpan, workingSpansFault } from '@hygiene/domain/content/inquiry/working-clock'

type Kept = EntityOf<typeof readWorkingHours>
type Hours = Omit<Kept, 'version'>

export const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

export interface TypedHours {
  /** Holds the spans of a weekday as typed: `09:00-12:00, 13:00-18:00`. */
  [day: `day${number}`]: string
  /** Holds one line per holiday: a day and its name. */
  holidays: string
  inquiryMinutes: string
  reportMinutes: string
}

const SPAN = /^(\d{1,2}):(\d{2})\s*[-~]\s*(\d{1,2}):(\d{2})$/
const HOLIDAY = /^(\d{4}-\d{2}-\d{2})\s+(\S.*)$/

export function typedOf({ spans, holidays, inquiryMinutes, reportMinutes }: Kept): TypedHours {
  return {
    ...Object.fromEntries(
      WEEKDAYS.map((_, weekday) => [
        `day${weekday}`,
        spans
          .filter((span) => span.weekday === weekday)
          .map(({ fromMinute, untilMinute }) => `${clock(fromMinute)}-${clock(untilMinute)}`)
          .join(', '),
      ]),
    ),
    holidays: holidays.map(({ day, name }) => `${day} ${name}`).join('\n'),
    inquiryMinutes: String(inquiryMinutes),
    reportMinutes: String(reportMinutes),
  }
}

/** Returns the typed hours as they are sent. Leaves out unreadable values, which `faultsOf` reports first. */
export function hoursOf({ holidays, inquiryMinutes, reportMinutes, ...days }: TypedHours): Hours {
  return {
    spans: WEEKDAYS.flatMap((_, weekday) => spansOf(days[`day${weekday}`] ?? '', weekday) ?? []),
    holidays: linesOf(holidays).flatMap((line) => {
      const [, day = '', name = ''] = HOLIDAY.exec(line) ?? []
      return day === '' ? [] : [{ day, name }]
    }),
    inquiryMinutes: Number(inquiryMinutes),
    reportMinutes: Number(reportMinutes),
  }
}

export function faultsOf(typed: TypedHours): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const weekday of WEEKDAYS.keys()) {
    const spans = spansOf(typed[`day${weekday}`] ?? '', weekday)
    const fault =
      spans === null ? '09:00-12:00처럼 써주세요.' : spans.length > 0 ? workingSpansFault(spans) : null
    if (fault !== null) wrong[`day${weekday}`] = fault
  }
  if (linesOf(typed.holidays).some((line) => !HOLIDAY.test(line)))
    wrong['holidays'] = '2027-01-01 신정처럼 써주세요.'
  for (const name of ['inquiryMinutes', 'reportMinutes'] as const)
    if (!/^[1-9]\d{0,4}$/.test(typed[name])) wrong[name] = '분을 숫자로 써주세요.'
  return wrong
}

function spansOf(wording: string, weekday: number): WorkingSpan[] | null {
  const parts = wording
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const spans = parts.map((part) => SPAN.exec(part))
  if (spans.includes(null)) return null
  return spans.flatMap((found) => {
    const [h1, m1, h2, m2] = (found ?? []).slice(1).map(Number)
    return [{ weekday, fromMinute: (h1 ?? 0) * 60 + (m1 ?? 0), untilMinute: (h2 ?? 0) * 60 + (m2 ?? 0) }]
  })
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
