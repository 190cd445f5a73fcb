import { browserStore } from '@hygiene/client/browser-store'
import { useMemo } from 'react'
import { keepText, useKeptText } from './kept-text.ts'

const KEY = 'scraps'

/** Equals the most numbers that one list call accepts. */
export const MOST_SCRAPS = 100

export function readScraps(kept: string | null): readonly number[] {
  try {
    const numbers: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(numbers) ? numbers.filter(isPostNumber).slice(0, MOST_SCRAPS) : []
  } catch {
    return []
  }
}

const isPostNumber = (one: unknown): one is number =>
  typeof one === 'number' && Number.isInteger(one) && one > 0 && one < 1_000_000_000

export function withScrap(scraps: readonly number[], postNo: number, isOn: boolean): readonly number[] {
  const others = scraps.filter((one) => one !== postNo)
  return isOn ? [postNo, ...others].slice(0, MOST_SCRAPS) : others
}

export function keepScrap(postNo: number, isOn: boolean) {
  const scraps = withScrap(readScraps(browserStore.getItem(KEY)), postNo, isOn)
  keepText(KEY, scraps.length === 0 ? null : JSON.stringify(scraps))
}

/**
 * Returns the numbers of the recipes scrapped in this browser (specification section 3). They are sent only to load the list of
 * scraps.
 */
export function useScraps(): readonly number[] {
  const kept = useKeptText(KEY)
  return useMemo(() => readScraps(kept), [kept])
}
