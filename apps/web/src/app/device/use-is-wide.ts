import { useSyncExternalStore } from 'react'

/** Is the only breakpoint between phones and wide screens (specification section 9: 1000 px). */
const WIDE = '(min-width: 1000px)'

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
