import { browserStore } from '@hygiene/client/browser-store'
import { useMemo } from 'react'
import { keepText, useKeptText } from './kept-text.ts'

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

export function rememberSearch(kind: SearchKind, text: string) {
  const texts = withSearched(readTexts(browserStore.getItem(keyOf(kind))), text)
  keepText(keyOf(kind), JSON.stringify(texts))
}

export function clearSearches(kind: SearchKind) {
  keepText(keyOf(kind), null)
}

/** Recent searches on this browser; none while the client is built. */
export function useRecentSearches(kind: SearchKind): readonly string[] {
  const kept = useKeptText(keyOf(kind))
  return useMemo(() => readTexts(kept), [kept])
}
