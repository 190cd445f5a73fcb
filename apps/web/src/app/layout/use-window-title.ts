import { useEffect } from 'react'

/**
 * Sets the title of a screen that depends on its content (a notice, a person's document). The route's own title returns
 * afterwards.
 */
export function useWindowTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return undefined
    const before = document.title
    // The layout sets the route's title in the same commit, so this title is set after it.
    const naming = setTimeout(() => {
      document.title = title
    })
    return () => {
      clearTimeout(naming)
      document.title = before
    }
  }, [title])
}
