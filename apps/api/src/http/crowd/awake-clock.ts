const VIEW_EVERY_MS = 500
/** A look that comes later than this has waited for a loop that stood still. */
const MOST_MS = 2 * VIEW_EVERY_MS

/** Adds up the milliseconds between looks that were due every half second; of a longer wait a whole second counts. */
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
 * Milliseconds in which this process has answered. While its loop stands still, callers who come back at their time are not
 * heard, so a term that counts for them must not run.
 */
export function awakeClock(): () => number {
  const time = (shared ??= startAwakeTime())
  return () => time.ms
}
