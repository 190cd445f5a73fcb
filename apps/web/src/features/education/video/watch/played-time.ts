/** The rate is 1, but a picture that was held up by the device may catch up a little. */
const FASTEST = 1.5

/** Seconds really played between two looks at the position, never more than the wall clock allows. */
export function playedBetween(before: number, after: number, wallSeconds: number): number {
  return Math.max(0, Math.min(after - before, wallSeconds * FASTEST))
}
