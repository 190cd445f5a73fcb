import { useMemo, useSyncExternalStore } from 'react'

/** Each search remembers its own texts. */
export type SearchPlace = 'address' | 'licence' | 'notice'

/** Specification section 9. */
const KEPT = 10

const keyOf = (place: SearchPlace) => `recentSearches.${place}`

/** The newest first, each once, ten at most. */
export function withSearched(texts: readonly string[], text: string): readonly string[] {
  const asked = text.trim()
  return asked === '' ? texts : [asked, ...texts.filter((one) => one !== asked)].slice(0, KEPT)
}

/** What another version of this site, or a curious hand, left there is as good as nothing. */
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

export function rememberSearch(place: SearchPlace, text: string) {
  const texts = withSearched(readTexts(localStorage.getItem(keyOf(place))), text)
  localStorage.setItem(keyOf(place), JSON.stringify(texts))
  tell()
}

export function forgetSearches(place: SearchPlace) {
  localStorage.removeItem(keyOf(place))
  tell()
}

/** What was searched for here lately on this browser; nothing while the client is built. */
export function useRecentSearches(place: SearchPlace): readonly string[] {
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(keyOf(place)),
    () => null,
  )
  return useMemo(() => readTexts(kept), [kept])
}
