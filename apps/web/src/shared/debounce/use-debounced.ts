import { useEffect, useEffectEvent } from 'react'

/** So long nothing was typed: then searches and checks ask by themselves (specification section 9, debounce 600). */
export const DEBOUNCE_MS = 600

/** Calls `ask` with the text once it has stood for `DEBOUNCE_MS`; never with `settled`, the text that was asked about already. */
export function useDebounced(text: string, settled: string, ask: (text: string) => void | Promise<void>) {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (text === settled) return undefined
    const timer = setTimeout(() => void askNow(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, settled])
}
