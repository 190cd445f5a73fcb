const SECOND = 1_000
const MINUTE = 60 * SECOND

/** How soon a deposit is looked for again: often while the person has just come (back) to the screen. */
export function pollIntervalMs(shownForMs: number): number {
  if (shownForMs < 2 * MINUTE) return 3 * SECOND
  return shownForMs < 10 * MINUTE ? 6 * SECOND : 15 * SECOND
}

/** The gateway's notice reaches our record by itself; the gateway is asked only now and then whether one was lost. */
export function asksGateway(view: number): boolean {
  return view % 5 === 0
}
