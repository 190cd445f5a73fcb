import { type RefObject, useEffect, useRef } from 'react'

export function useShownSince(): RefObject<number> {
  const since = useRef(0)
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'visible') since.current = Date.now()
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return since
}
