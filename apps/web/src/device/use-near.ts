import { type RefObject, useEffect, useRef, useState } from 'react'

/** A screen's height ahead: what is asked for then is there before it can be read. */
const AHEAD = '100%'

/** Whether an element has come near the window: what stands far below asks the server for nothing until then. */
export function useNear<E extends Element>(): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!ref.current) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: `${AHEAD} 0px`,
    })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])

  return { ref, isNear }
}
