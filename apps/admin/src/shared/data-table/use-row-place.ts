import { useCallback, useEffect, useState } from 'react'

/** Stores the row and scroll position of each visit, for the way back from a record. Is lost with the window. */
const places = new Map<string, { row: string | null; scrolled: number }>()

/** Holds the row under the cursor for this visit. `wanted` requests the focus. */
export function useRowPlace(visit: string, rows: readonly string[]) {
  const kept = places.get(visit)
  const [place, setPlace] = useState({ visit, row: kept?.row ?? null, isWanted: kept !== undefined })
  // Resets the cursor on another page or filter.
  const row = place.visit === visit && place.row !== null && rows.includes(place.row) ? place.row : null
  useEffect(() => {
    places.set(visit, { scrolled: places.get(visit)?.scrolled ?? 0, row })
  }, [visit, row])

  const at = row === null ? -1 : rows.indexOf(row)
  return {
    row,
    at,
    isWanted: place.isWanted,
    scrolled: kept?.scrolled ?? 0,
    point: useCallback((next: string) => setPlace({ visit, row: next, isWanted: false }), [visit]),
    step: (by: 1 | -1) => {
      const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
      if (next !== undefined) setPlace({ visit, row: next, isWanted: true })
    },
    noteScrolled: (scrolled: number) => places.set(visit, { row, scrolled }),
  }
}
