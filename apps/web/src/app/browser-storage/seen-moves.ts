import { browserStore } from '@hygiene/client/browser-store'

const KEY = 'seenMoves'
/** As many as a person can have had in the hands of one browser. */
const MOST = 50

/** A value of another version of this site, or of a curious hand, counts as nothing. */
function readSeen(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStore.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

/** Changes by the association that were seen in this browser, by their keys: numbers without a person. */
export const isMoveSeen = (changeKey: string): boolean => readSeen().includes(changeKey)

export function markMoveSeen(changeKey: string): void {
  browserStore.setItem(KEY, JSON.stringify([...readSeen(), changeKey].slice(-MOST)))
}
