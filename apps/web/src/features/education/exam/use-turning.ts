import { useCallback, useEffect, useState } from 'react'
import type { Saving } from './answer-saver.ts'

const TURN_AFTER_MS = 800

/**
 * Holds the current page (a question from 0, then the submit page). The page advances shortly after the answer is saved or
 * queued; any other navigation stops this, and another answer delays it.
 */
export function useTurning(first: number, saving: Saving) {
  const [page, setPage] = useState(first)
  const [turnsTo, setTurnsTo] = useState<number | null>(null)

  const go = useCallback((to: number) => {
    setTurnsTo(null)
    setPage(to)
    window.scrollTo({ top: 0 })
  }, [])

  useEffect(() => {
    if (turnsTo === null || saving === 'saving') return undefined
    const timer = setTimeout(() => go(turnsTo), TURN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [go, turnsTo, saving])

  return { page, turnsTo, go, turnTo: setTurnsTo }
}
