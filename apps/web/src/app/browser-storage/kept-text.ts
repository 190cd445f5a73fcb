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

export function keepText(key: string, text: string | null) {
  if (text === null) browserStore.removeItem(key)
  else browserStore.setItem(key, text)
  for (const listener of listeners) listener()
}

export function useKeptText(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => browserStore.getItem(key),
    () => null,
  )
}
