import { useEffect } from 'react'

/** A screen whose title depends on what it shows (a notice, a person's document); the route's own title comes back after. */
export function useWindowTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return undefined
    const before = document.title
    // The layout names the window after the route in the same commit; this name comes after it.
    const naming = setTimeout(() => {
      document.title = title
    })
    return () => {
      clearTimeout(naming)
      document.title = before
    }
  }, [title])
}
