import { useSyncExternalStore } from 'react'
import { useTablePreferences } from './table-preferences.ts'

/** Lists screens with three panes by address: a screen that reported this itself would move the frame after it loads. */
const THREE_PANES = /^\/inquiries(\/\d+)?\/?$/

const ROOMY = '(min-width: 1360px)'
/** Below this width, a worklist and its open item are shown one at a time. */
const PANES = '(min-width: 1000px)'

const followed = (query: string) => (onChange: () => void) => {
  const media = window.matchMedia?.(query)
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}

const SMALL = '(max-width: 1099px)'
const followSmall = followed(SMALL)
const followRoomy = followed(ROOMY)
const followPanes = followed(PANES)

export const useHasPanes = () =>
  useSyncExternalStore(followPanes, () => window.matchMedia?.(PANES).matches ?? false)

/**
 * Returns whether the sidebar shows icons only: by choice, by window width, or because a screen of three panes has no room for a
 * wide one under 1,360 px.
 */
export function useIsSidebarNarrow(pathname: string): boolean {
  const isChosen = useTablePreferences().sidebar === 'narrow'
  const hasPanes = THREE_PANES.test(pathname)
  const isRoomy = useSyncExternalStore(followRoomy, () => window.matchMedia?.(ROOMY).matches ?? true)
  const isSmall = useSyncExternalStore(followSmall, () => window.matchMedia?.(SMALL).matches ?? false)
  return isChosen || isSmall || (hasPanes && !isRoomy)
}
