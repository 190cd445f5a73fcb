import { type MouseEvent, useRef } from 'react'

/** Treats two taps within 300 ms as one (specification section 9). */
const DOUBLE_TAP_MS = 300

/** Returns whether to ignore a click: the element is closed, or the click is the second of a double tap. */
export function useTapGuard(isClosed: boolean): (event: MouseEvent) => boolean {
  const lastTapAt = useRef(Number.NEGATIVE_INFINITY)

  return (event) => {
    const sinceLast = event.timeStamp - lastTapAt.current
    if (isClosed || sinceLast < DOUBLE_TAP_MS) return true
    lastTapAt.current = event.timeStamp
    return false
  }
}
