import { browserStore } from '@hygiene/client/browser-store'

const KEY = 'seenMoves'
/** Exceeds the changes that one person can have seen in one browser. */
const MOST = 50

function readSeen(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStore.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

/** Remembers in this browser which changes by the association were seen. The keys are numbers that identify no person. */
export const isMoveSeen = (changeKey: string): boolean => readSeen().includes(changeKey)

export function markMoveSeen(changeKey: string): void {
  browserStore.setItem(KEY, JSON.stringify([...readSeen(), changeKey].slice(-MOST)))
}
