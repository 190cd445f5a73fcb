import { secondsLeft } from '@hygiene/client'
import { useEffect, useState } from 'react'
import { currentSession } from './staff-session.ts'

/** Counts every second, always from the clock and never from its own ticks, so that a sleeping tab wakes up right. */
export function useSecondsLeft(): number {
  const [left, setLeft] = useState(() => secondsLeft(currentSession(), Date.now()))

  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(currentSession(), Date.now())), 1000)
    return () => clearInterval(timer)
  }, [])

  return left
}
