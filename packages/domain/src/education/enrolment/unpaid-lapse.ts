import { addSeoulDays, type SeoulDay, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/**
 * An unpaid application keeps its licence for so many days after the day of application. The limit is ours: a stranger's
 * application must not block a licence for long.
 */
const UNPAID_APPLICATION_DAYS = 7

/**
 * Returns the last Seoul day on which an application can be paid. It ends at midnight, because people are given a day, not an
 * hour.
 */
export function unpaidLapsesAfter(appliedAt: Date): SeoulDay {
  return addSeoulDays(seoulDay(appliedAt), UNPAID_APPLICATION_DAYS)
}

/** Applications older than this instant lapse if nothing was paid and no account awaits a deposit. */
export function unpaidLapsesBefore(now: Date): Date {
  return startOfSeoulDay(addSeoulDays(seoulDay(now), -UNPAID_APPLICATION_DAYS))
}
