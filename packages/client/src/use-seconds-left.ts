import { useEffect, useState } from 'react'
import { type Clock, secondsLeft } from './time-left.ts'

/**
 * Counts every second, always from the clock and never from its own ticks, so that a sleeping tab wakes up right and a
 * new answer of the server counts in the moment it arrives.
 */
export function useSecondsLeft(clock: Clock): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  return secondsLeft(clock, now)
}
