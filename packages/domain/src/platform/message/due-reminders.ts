import { studyDeadline } from '../../education/study/study-deadline.ts'
import { unpaidLapsesAfter } from '../../education/enrolment/unpaid-lapse.ts'
import {
  addSeoulDays,
  seoulDay,
  type SeoulDay,
  seoulTime,
  seoulYear,
  startOfSeoulDay,
} from '../../time/seoul-day.ts'

const HOUR_MS = 3_600_000
/** A deposit reminder goes out a day before, unless the person got the account within these last hours. */
const DEPOSIT_HOURS = 24
const ACCOUNT_FRESH_HOURS = 12
const SESSION_FROM = '10:00'

/** Ends payment for an online application after its week, or at the deadline of its year. */
export function payUntil(appliedAt: Date): Date {
  const lapsesAt = startOfSeoulDay(addSeoulDays(unpaidLapsesAfter(appliedAt), 1))
  const deadline = studyDeadline(seoulYear(appliedAt))
  return lapsesAt < deadline ? lapsesAt : deadline
}

export function paymentRemindersDue(now: Date): { appliedFrom: Date; appliedBefore: Date } {
  const today = seoulDay(now)
  const isYearsEnd = today.endsWith('-12-30') || today.endsWith('-12-31')
  return {
    appliedFrom: startOfSeoulDay(addSeoulDays(today, -7)),
    appliedBefore: startOfSeoulDay(addSeoulDays(today, isYearsEnd ? 0 : -5)),
  }
}

export function depositRemindersDue(now: Date): { dueUntil: Date; notifiedBefore: Date } {
  return {
    dueUntil: new Date(now.getTime() + DEPOSIT_HOURS * HOUR_MS),
    notifiedBefore: new Date(now.getTime() - ACCOUNT_FRESH_HOURS * HOUR_MS),
  }
}

export function sessionRemindersBefore(now: Date): Date {
  const days = seoulTime(now) >= SESSION_FROM ? 2 : 1
  return startOfSeoulDay(addSeoulDays(seoulDay(now), days))
}

export function reminderDayWord(day: SeoulDay, now: Date): '오늘' | '내일' | null {
  const today = seoulDay(now)
  if (day === today) return '오늘'
  return day === addSeoulDays(today, 1) ? '내일' : null
}
