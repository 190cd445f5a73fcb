import { useEffect, useState } from 'react'
import { createScreenAwake } from './screen-awake.ts'

/** Keeps the phone's screen on while it is wanted; the lock is lost whenever the page is hidden, and asked for again. */
export function useAwake(isWanted: boolean) {
  const [awake] = useState(createScreenAwake)
  useEffect(() => {
    const ask = () => {
      awake.set(false)
      awake.set(isWanted && document.visibilityState === 'visible')
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      awake.set(false)
    }
  }, [awake, isWanted])
}
