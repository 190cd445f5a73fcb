import type { DrawingState } from '@hygiene/domain/platform/file/drawing-state'

/** The worker renders a document after its record exists. */
export type Drawn = { state: DrawingState }

const DELAYS_SECONDS = [1, 1, 2, 3, 5, 8] as const
const LONGEST_SECONDS = 15

/** Returns milliseconds until the next request, or false if there is nothing to wait for. */
export function pollDelay(document: Drawn | undefined, answers: number): number | false {
  if (document?.state !== 'preparing') return false
  return (DELAYS_SECONDS[Math.max(0, answers - 1)] ?? LONGEST_SECONDS) * 1000
}
