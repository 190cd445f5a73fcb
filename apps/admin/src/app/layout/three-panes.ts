import { useEffect, useSyncExternalStore } from 'react'
import { createStore, useStore } from 'zustand'

const open = createStore<{ count: number }>(() => ({ count: 0 }))

/** A screen of three panes has no room for a wide rail under 1,360 px. */
export function useThreePanes() {
  useEffect(() => {
    open.setState(({ count }) => ({ count: count + 1 }))
    return () => open.setState(({ count }) => ({ count: count - 1 }))
  }, [])
}

const ROOMY = '(min-width: 1360px)'

function follow(onChange: () => void) {
  const media = window.matchMedia?.(ROOMY)
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}

/** Are there only icons in the rail, by the screen that is open? */
export function useIsRailNarrow(): boolean {
  const hasPanes = useStore(open, ({ count }) => count > 0)
  const isRoomy = useSyncExternalStore(follow, () => window.matchMedia?.(ROOMY).matches ?? true)
  return hasPanes && !isRoomy
}
