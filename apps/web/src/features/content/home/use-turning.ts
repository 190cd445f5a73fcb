import { useCallback, useEffect, useState } from 'react'

/** Advances the popup board automatically (specification section 9). */
const TURN_AFTER_MS = 3000

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Advances the pages until paused. Pauses while hovered or focused and never moves if the person prefers reduced motion. */
export function useTurning(total: number) {
  const [page, setPage] = useState(1)
  const [isTurning, setIsTurning] = useState(() => !prefersStill())
  const [isHeld, setIsHeld] = useState(false)
  const moves = isTurning && !isHeld && total > 1

  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => setPage((current) => (current >= total ? 1 : current + 1)), TURN_AFTER_MS)
    return () => clearInterval(timer)
  }, [moves, total])

  const stage = useCallback((element: HTMLElement) => {
    const hold = () => setIsHeld(true)
    const release = () => setIsHeld(false)
    const signs = [
      ['pointerenter', hold],
      ['pointerleave', release],
      ['focusin', hold],
      ['focusout', release],
    ] as const
    for (const [sign, react] of signs) element.addEventListener(sign, react)
    return () => {
      for (const [sign, react] of signs) element.removeEventListener(sign, react)
    }
  }, [])

  return {
    stage,
    page: Math.min(page, total),
    go: setPage,
    isTurning,
    toggle: () => setIsTurning(!isTurning),
  }
}
