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
/** A deposit is reminded of a day before, and not to a person who was told the account this day or the last. */
const DEPOSIT_HOURS = 24
const ACCOUNT_FRESH_HOURS = 12
/** On the day before a session, people are reminded from this hour on. */
const SESSION_FROM = '10:00'

/** Until when an application online can be paid: its week, or the deadline of its year. */
export function payUntil(appliedAt: Date): Date {
  const lapsesAt = startOfSeoulDay(addSeoulDays(unpaidLapsesAfter(appliedAt), 1))
  const deadline = studyDeadline(seoulYear(appliedAt))
  return lapsesAt < deadline ? lapsesAt : deadline
}

/** Applications made in this span are in the last two days of their payment; never those of the day itself. */
export function paymentRemindersDue(now: Date): { appliedFrom: Date; appliedBefore: Date } {
  const today = seoulDay(now)
  const isYearsEnd = today.endsWith('-12-30') || today.endsWith('-12-31')
  return {
    appliedFrom: startOfSeoulDay(addSeoulDays(today, -7)),
    appliedBefore: startOfSeoulDay(addSeoulDays(today, isYearsEnd ? 0 : -5)),
  }
}

/** Deposits due by then are reminded of where the account was told before. */
export function depositRemindersDue(now: Date): { dueUntil: Date; notifiedBefore: Date } {
  return {
    dueUntil: new Date(now.getTime() + DEPOSIT_HOURS * HOUR_MS),
    notifiedBefore: new Date(now.getTime() - ACCOUNT_FRESH_HOURS * HOUR_MS),
  }
}

/** Sessions that begin before then are reminded of: tomorrow's from ten o'clock on, today's until they begin. */
export function sessionRemindersBefore(now: Date): Date {
  const days = seoulTime(now) >= SESSION_FROM ? 2 : 1
  return startOfSeoulDay(addSeoulDays(seoulDay(now), days))
}

/** The word for the day of a session that is reminded of; null for any other day. */
export function reminderDayWord(day: SeoulDay, now: Date): '오늘' | '내일' | null {
  const today = seoulDay(now)
  if (day === today) return '오늘'
  return day === addSeoulDays(today, 1) ? '내일' : null
}
