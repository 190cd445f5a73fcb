import { addSeoulDays, type SeoulDay, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/**
 * Days after the day of applying through which an unpaid application keeps its licence; ours, so that an application
 * made by a stranger does not block a licence for long.
 */
const UNPAID_APPLICATION_DAYS = 7

/** The last Seoul day on which an application can be paid, to its midnight: a person is told a day, not an hour. */
export function unpaidLapsesAfter(appliedAt: Date): SeoulDay {
  return addSeoulDays(seoulDay(appliedAt), UNPAID_APPLICATION_DAYS)
}

/** Applications made before this instant lapse when nothing was paid and no account waits for a deposit. */
export function unpaidLapsesBefore(now: Date): Date {
  return startOfSeoulDay(addSeoulDays(seoulDay(now), -UNPAID_APPLICATION_DAYS))
}
