import { clientLogin } from './client-login.ts'
import type { Refused } from './refused.ts'

const listeners = new Set<(refused: Refused) => void>()

/** Ignores an answer to a previous login, because it does not concern the current one. */
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
