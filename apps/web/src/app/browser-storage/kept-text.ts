import { browserStore } from '@hygiene/client/browser-store'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Keeps a text in this browser, or forgets it (null); every screen that shows it follows, in other tabs too. */
export function keepText(key: string, text: string | null) {
  if (text === null) browserStore.removeItem(key)
  else browserStore.setItem(key, text)
  for (const listener of listeners) listener()
}

/** The text under a key of this browser; none while the client is built. */
export function useKeptText(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => browserStore.getItem(key),
    () => null,
  )
}
