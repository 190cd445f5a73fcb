import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 767px)'

function follow(change: () => void) {
  const width = window.matchMedia?.(NARROW)
  width?.addEventListener('change', change)
  return () => width?.removeEventListener('change', change)
}

export const useIsPhone = () =>
  useSyncExternalStore(follow, () => window.matchMedia?.(NARROW).matches ?? false)
