import { type RefObject, useEffect, useRef } from 'react'

/** On a phone the answer of a search lies below the keyboard: it is brought into sight and read out. */
export function useShown<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    shown.current?.focus()
    shown.current?.scrollIntoView({ block: 'start' })
  }, [])
  return shown
}
