import { useCallback, useEffect, useState } from 'react'

/** The row and the scrolling of each visit to a list, for the way back from a record. Gone with the window. */
const places = new Map<string, { row: string | null; scrolled: number }>()

/** The row under the cursor, remembered for this visit. `wanted` says that it has to take the focus. */
export function useRowPlace(visit: string, rows: readonly string[]) {
  const kept = places.get(visit)
  const [place, setPlace] = useState({ visit, row: kept?.row ?? null, isWanted: kept !== undefined })
  // Another page, another filter: the cursor begins again.
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
