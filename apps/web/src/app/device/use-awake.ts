import { useEffect, useState } from 'react'
import { createScreenAwake } from './screen-awake.ts'

/** Keeps the phone's screen on while wanted. The lock is lost whenever the page is hidden and is requested again afterwards. */
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
