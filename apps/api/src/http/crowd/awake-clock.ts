const VIEW_EVERY_MS = 500
/** Detects a stalled event loop: a tick later than this has waited for it. */
const MOST_MS = 2 * VIEW_EVERY_MS

/** Adds up the milliseconds between ticks that are due every half second. A longer gap counts as one second. */
export class AwakeTime {
  ms = 0
  #readAt: number

  constructor(now: number) {
    this.#readAt = now
  }

  view(now: number): void {
    this.ms += Math.min(now - this.#readAt, MOST_MS)
    this.#readAt = now
  }
}

let shared: AwakeTime | undefined

function startAwakeTime(): AwakeTime {
  const time = new AwakeTime(performance.now())
  setInterval(() => time.view(performance.now()), VIEW_EVERY_MS).unref()
  return time
}

/**
 * Returns the milliseconds in which this process has answered. While its loop stalls, callers who return on time are not heard,
 * so a term that counts for them must not run.
 */
export function awakeClock(): () => number {
  const time = (shared ??= startAwakeTime())
  return () => time.ms
}
