type Limits = { floor: number; furthest: number }
export type Seek = { to: number; refused: 'ahead' | 'behind' | null }

/** The picture may stop a little off where it was told to. */
export const SEEK_TOLERANCE_SECONDS = 0.5

/** Never below the stored study time (specification section 4), never beyond the watched part (docs/rules/watch-credit.md). */
export function clampSeek(to: number, { floor, furthest }: Limits): Seek {
  if (!(to >= floor - SEEK_TOLERANCE_SECONDS)) return { to: floor, refused: 'behind' }
  if (to > furthest + SEEK_TOLERANCE_SECONDS) return { to: furthest, refused: 'ahead' }
  return { to: Math.min(Math.max(to, floor), furthest), refused: null }
}
