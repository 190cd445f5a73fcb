import { useEffect, useEffectEvent } from 'react'

/** Searches and checks run after this pause in typing (specification section 9, debounce 600). */
export const DEBOUNCE_MS = 600

/** Calls `ask` once the text has not changed for `DEBOUNCE_MS`. Never calls it with `settled`, the text last requested. */
export function useDebounced(text: string, settled: string, ask: (text: string) => void | Promise<void>) {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (text === settled) return undefined
    const timer = setTimeout(() => void askNow(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, settled])
}
