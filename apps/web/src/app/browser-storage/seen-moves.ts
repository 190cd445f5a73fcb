const KEY = 'seenMoves'
/** As many as a person can have had in the hands of one browser. */
const MOST = 50

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

/** Changes by the association that were seen in this browser, by their keys: numbers without a person. */
export const isMoveSeen = (changeKey: string): boolean => read().includes(changeKey)

export function markMoveSeen(changeKey: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), changeKey].slice(-MOST)))
  } catch {
    // Without storage the notice comes again, which harms nothing.
  }
}
