import { onScreen, type SeoulDay, seoulSentenceOnScreen, seoulWeekday } from '../../time/seoul-day.ts'

type SessionDay = { eduDate: SeoulDay; startTime: string; endTime: string }

export function formatSessionTime({ startTime, endTime }: SessionDay): string {
  return `${startTime}~${endTime}`
}

export function formatSession(sessionDay: SessionDay): string {
  return `${seoulSentenceOnScreen(sessionDay.eduDate)} ${formatSessionTime(sessionDay)}`
}

export function formatMonthDay(day: SeoulDay): string {
  const [, month, date] = day.split('-')
  return `${Number(month)}월 ${Number(date)}일(${seoulWeekday(day)})`
}

export function monthDayOnScreen(day: SeoulDay): string {
  return onScreen(formatMonthDay(day))
}
