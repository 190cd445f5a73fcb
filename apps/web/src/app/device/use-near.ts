import { type RefCallback, useCallback, useState } from 'react'

/** Extends the viewport by one screen height, so that a part is loaded before it can be read. */
const AHEAD = '100%'

export function useNear<E extends Element>(): { ref: RefCallback<E>; isNear: boolean } {
  const [isNear, setIsNear] = useState(false)

  const ref = useCallback((element: E | null) => {
    if (!element) return undefined
    if (typeof IntersectionObserver === 'undefined') {
      setIsNear(true)
      return undefined
    }
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: `${AHEAD} 0px` },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  return { ref, isNear }
}
