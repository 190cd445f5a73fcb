import { useEffect, useEffectEvent } from 'react'

/** Ctrl+P and ⌘P print the document, not the page that shows it. */
export function usePrintShortcut(print: () => void) {
  const action = useEffectEvent(print)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
}
