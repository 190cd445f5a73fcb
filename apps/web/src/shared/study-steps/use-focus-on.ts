import { useEffect, useRef } from 'react'

/** Moves focus to a newly shown part so that it is read out and scrolled to. Does not run on arrival. */
export function useFocusOn<Element extends HTMLElement>(what: unknown) {
  const target = useRef<Element>(null)
  const shown = useRef(what)
  useEffect(() => {
    if (shown.current === what) return
    shown.current = what
    target.current?.focus()
  }, [what])
  return target
}
