import { browserStore } from '@hygiene/client/browser-store'
import { useMemo, useSyncExternalStore } from 'react'

/** Each search remembers its own texts. */
export type SearchKind = 'address' | 'licence' | 'notice' | 'board'

/** Specification section 9. */
const KEPT = 10

const keyOf = (kind: SearchKind) => `recentSearches.${kind}`

/** The newest first, each once, ten at most. */
export function withSearched(texts: readonly string[], text: string): readonly string[] {
  const asked = text.trim()
  return asked === '' ? texts : [asked, ...texts.filter((one) => one !== asked)].slice(0, KEPT)
}

/** A value of another version of this site, or of a curious hand, counts as nothing. */
export function readTexts(kept: string | null): readonly string[] {
  try {
    const texts: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(texts) ? texts.filter((one) => typeof one === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function tell() {
  for (const listener of listeners) listener()
}

export function rememberSearch(kind: SearchKind, text: string) {
  const texts = withSearched(readTexts(browserStore.getItem(keyOf(kind))), text)
  browserStore.setItem(keyOf(kind), JSON.stringify(texts))
  tell()
}

export function forgetSearches(kind: SearchKind) {
  browserStore.removeItem(keyOf(kind))
  tell()
}

/** Recent searches on this browser; none while the client is built. */
export function useRecentSearches(kind: SearchKind): readonly string[] {
  const kept = useSyncExternalStore(
    subscribe,
    () => browserStore.getItem(keyOf(kind)),
    () => null,
  )
  return useMemo(() => readTexts(kept), [kept])
}
