/** Days an unpaid application keeps its licence; ours, so that nobody's licence is blocked by somebody else's click. */
export const UNPAID_APPLICATION_DAYS = 7

/** Applications made before this instant lapse when nothing was paid and no account waits for a deposit. */
export function unpaidLapsesBefore(now: Date): Date {
  return new Date(now.getTime() - UNPAID_APPLICATION_DAYS * 86_400_000)
}
