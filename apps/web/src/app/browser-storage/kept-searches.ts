import { browserStore } from '@hygiene/client/browser-store'
import { useMemo } from 'react'
import { keepText, useKeptText } from './kept-text.ts'

export type SearchKind = 'address' | 'licence' | 'notice' | 'board'

/** Comes from specification section 9. */
const KEPT = 10

const keyOf = (kind: SearchKind) => `recentSearches.${kind}`

export function withSearched(texts: readonly string[], text: string): readonly string[] {
  const asked = text.trim()
  return asked === '' ? texts : [asked, ...texts.filter((one) => one !== asked)].slice(0, KEPT)
}

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

export function useRecentSearches(kind: SearchKind): readonly string[] {
  const kept = useKeptText(keyOf(kind))
  return useMemo(() => readTexts(kept), [kept])
}
