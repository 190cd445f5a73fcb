import { useEffect, useState } from 'react'

/** Covers about one screen. The following frames render the rest, so that no frame is long on a slow computer. */
const AT_FIRST = 20
const PER_FRAME = 10

/**
 * Returns how many rows of a page are rendered so far. All of them follow soon, for the browser's search and for printing.
 * `isWhole` renders all at once.
 */
export function useDrawnRows(page: string, total: number, isWhole: boolean): number {
  const [drawn, setDrawn] = useState({ page, count: isWhole ? Number.POSITIVE_INFINITY : AT_FIRST })
  const begun = isWhole ? Number.POSITIVE_INFINITY : AT_FIRST
  const count = drawn.page === page ? drawn.count : begun
  useEffect(() => {
    if (count >= total) return undefined
    const frame = requestAnimationFrame(() => setDrawn({ page, count: count + PER_FRAME }))
    return () => cancelAnimationFrame(frame)
  }, [page, total, count])
  return count
}
