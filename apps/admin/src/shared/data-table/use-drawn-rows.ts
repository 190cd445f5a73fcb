import { useEffect, useState } from 'react'

/** About what a screen shows; the others follow in the next frames, so that none of them is long on a slow computer. */
const AT_FIRST = 20
const PER_FRAME = 10

/** How many rows of a page are drawn by now: soon all, for the browser's own search and for printing. `isWhole`: all at once. */
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
