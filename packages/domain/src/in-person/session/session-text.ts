import { onScreen, type SeoulDay, seoulSentenceOnScreen, seoulWeekday } from '../../time/seoul-day.ts'

/** Day and times of a session under the wire's names (specification section 3). */
type SessionDay = { eduDate: SeoulDay; startTime: string; endTime: string }

/** '10:00~17:00' */
export function formatSessionTime({ startTime, endTime }: SessionDay): string {
  return `${startTime}~${endTime}`
}

/** '2026년 12월 10일(목) 10:00~17:00' for screens */
export function formatSession(sessionDay: SessionDay): string {
  return `${seoulSentenceOnScreen(sessionDay.eduDate)} ${formatSessionTime(sessionDay)}`
}

/** '12월 10일(목)', as messages write it */
export function formatMonthDay(day: SeoulDay): string {
  const [, month, date] = day.split('-')
  return `${Number(month)}월 ${Number(date)}일(${seoulWeekday(day)})`
}

/** '12월 10일(목)' for screens */
export function monthDayOnScreen(day: SeoulDay): string {
  return onScreen(formatMonthDay(day))
}
