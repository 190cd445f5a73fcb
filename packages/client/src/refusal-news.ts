import { clientLogin } from './client-login.ts'
import type { Refused } from './refused.ts'

const listeners = new Set<(refused: Refused) => void>()

/** An answer to a login that has gone meanwhile says nothing about the one that stands now. */
export function announceRefusal(refused: Refused, sentAs: string | null) {
  if (sentAs !== clientLogin().accessToken()) return
  for (const listener of listeners) listener(refused)
}

export function onRefusal(listener: (refused: Refused) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
