import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 1000

/** Returns the milliseconds left until an instant. Calls `onEnd` once when they run out while the component is mounted. */
export function useTimeLeft(until: string, onEnd?: () => void): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, new Date(until).getTime() - now)
  const isOver = left === 0
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (isOver) return undefined
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() < new Date(until).getTime()) return
      clearInterval(ticking)
      end()
    }, TICK_MS)
    return () => clearInterval(ticking)
  }, [isOver, until])

  return left
}
