type Limits = { floor: number; furthest: number }
export type Seek = { to: number; refused: 'ahead' | 'behind' | null }

/** The video may stop slightly off the requested position. */
export const SEEK_TOLERANCE_SECONDS = 0.5

/**
 * Limits seeking to the stored study time at least (specification section 4) and the watched part at most
 * (docs/rules/watch-credit.md).
 */
export function clampSeek(to: number, { floor, furthest }: Limits): Seek {
  if (!(to >= floor - SEEK_TOLERANCE_SECONDS)) return { to: floor, refused: 'behind' }
  if (to > furthest + SEEK_TOLERANCE_SECONDS) return { to: furthest, refused: 'ahead' }
  return { to: Math.min(Math.max(to, floor), furthest), refused: null }
}
