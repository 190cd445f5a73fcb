import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Returns the seconds until `onEnd`, or null if a press is needed: after `stop`, after any key (keyboard or screen reader), once
 * the page was hidden, and for people who prefer reduced motion.
 */
export function useCountdown(seconds: number, onEnd: () => void): { left: number | null; stop: () => void } {
  const [endsAt] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const [isWaiting, setIsWaiting] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (isWaiting) return undefined
    const untie = new AbortController()
    const { signal } = untie
    const wait = () => setIsWaiting(true)
    document.addEventListener('keydown', wait, { signal })
    document.addEventListener('visibilitychange', wait, { signal })
    const timer = setInterval(() => {
      const rest = Math.ceil((endsAt - performance.now()) / 1000)
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      untie.abort()
      end()
    }, 250)
    signal.addEventListener('abort', () => clearInterval(timer))
    return () => untie.abort()
  }, [isWaiting, endsAt])

  return { left: isWaiting ? null : left, stop: () => setIsWaiting(true) }
}
