import { useSyncExternalStore } from 'react'
import { useTablePreferences } from './table-preferences.ts'

/** Screens of three panes, by their address: a screen that said so itself would move the frame once it has come. */
const THREE_PANES = /^\/inquiries(\/\d+)?\/?$/

const ROOMY = '(min-width: 1360px)'
/** Below this, a worklist and what is open in it take turns. */
const PANES = '(min-width: 1000px)'

const followed = (query: string) => (onChange: () => void) => {
  const media = window.matchMedia?.(query)
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}

/** A window without room for words at its edge. */
const SMALL = '(max-width: 1099px)'
const followSmall = followed(SMALL)
const followRoomy = followed(ROOMY)
const followPanes = followed(PANES)

/** Does a worklist stand beside what is open in it? */
export const useHasPanes = () =>
  useSyncExternalStore(followPanes, () => window.matchMedia?.(PANES).matches ?? false)

/**
 * Are there only icons in the rail: by choice, by the width of the window, or by the screen that is open? One of three panes has
 * no room for a wide rail under 1,360 px.
 */
export function useIsSidebarNarrow(pathname: string): boolean {
  const isChosen = useTablePreferences().sidebar === 'narrow'
  const hasPanes = THREE_PANES.test(pathname)
  const isRoomy = useSyncExternalStore(followRoomy, () => window.matchMedia?.(ROOMY).matches ?? true)
  const isSmall = useSyncExternalStore(followSmall, () => window.matchMedia?.(SMALL).matches ?? false)
  return isChosen || isSmall || (hasPanes && !isRoomy)
}
