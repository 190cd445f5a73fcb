import type { Refused } from './refused.ts'

const listeners = new Set<(refused: Refused) => void>()

export function announceRefusal(refused: Refused) {
  for (const listener of listeners) listener(refused)
}

export function onRefusal(listener: (refused: Refused) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
