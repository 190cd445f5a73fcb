const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Polls often right after the person comes back to the screen. */
export function pollIntervalMs(shownForMs: number): number {
  if (shownForMs < 2 * MINUTE) return 3 * SECOND
  return shownForMs < 10 * MINUTE ? 6 * SECOND : 15 * SECOND
}

/** The gateway's notice updates our record by itself, so the gateway is asked only occasionally in case a notice was lost. */
export function asksGateway(view: number): boolean {
  return view % 5 === 0
}
