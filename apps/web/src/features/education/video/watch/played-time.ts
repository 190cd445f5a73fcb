/** The rate is 1, but a video that the device held up may catch up a little. */
const FASTEST = 1.5

/** Returns the seconds played between two readings of the position, limited by the wall clock. */
export function playedBetween(before: number, after: number, wallSeconds: number): number {
  return Math.max(0, Math.min(after - before, wallSeconds * FASTEST))
}
