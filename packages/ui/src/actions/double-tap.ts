import { type MouseEvent, useRef } from 'react'

/** Two taps within 300 ms are one (specification section 9). */
const DOUBLE_TAP_MS = 300

/** Answers whether this click is to be ignored: the element is closed for now, or it is the second half of a double tap. */
export function useTapGuard(isClosed: boolean): (event: MouseEvent) => boolean {
  const lastTapAt = useRef(Number.NEGATIVE_INFINITY)

  return (event) => {
    const sinceLast = event.timeStamp - lastTapAt.current
    if (isClosed || sinceLast < DOUBLE_TAP_MS) return true
    lastTapAt.current = event.timeStamp
    return false
  }
}
