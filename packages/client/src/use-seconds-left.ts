import { useEffect, useState } from 'react'
import { type Clock, secondsLeft } from './time-left.ts'

/**
 * Counts every second from the clock, never from its own ticks, so that a tab is correct after sleep and a new answer of the
 * server applies immediately.
 */
export function useSecondsLeft(clock: Clock): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  return secondsLeft(clock, now)
}
