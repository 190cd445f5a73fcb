/**
 * Days an unpaid application keeps its licence; ours, so that an application made by a stranger does not block a
 * licence for long.
 */
export const UNPAID_APPLICATION_DAYS = 7

/** Applications made before this instant lapse when nothing was paid and no account waits for a deposit. */
export function unpaidLapsesBefore(now: Date): Date {
  return new Date(now.getTime() - UNPAID_APPLICATION_DAYS * 86_400_000)
}
