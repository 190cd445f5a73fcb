import { secondsLeft } from '@hygiene/client'
import { useEffect, useState } from 'react'
import { currentSession, type Session } from './session.ts'

/** The person is warned while there is still time to answer (WCAG 2.2.1). */
export const WARN_AT_SECONDS = 300
const STALE_LOGIN_MS = 24 * 60 * 60 * 1000

/** Entering /main with a login of 24 hours or older logs out (specification section 4). */
export function isStaleLogin({ user }: Session, now: number): boolean {
  return user !== null && now - Date.parse(user.loginDate) >= STALE_LOGIN_MS
}

/** Whole minutes as the session modal shows them: rounded, and above 99 as «99+» (specification sections 2 and 9). */
export function minutesLeftWords(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes > 99 ? '99+분' : `${minutes}분`
}

/** Counts every second, always from the clock and never from its own ticks, so that a sleeping tab wakes up right. */
export function useSecondsLeft(): number {
  const [left, setLeft] = useState(() => secondsLeft(currentSession(), Date.now()))

  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(currentSession(), Date.now())), 1000)
    return () => clearInterval(timer)
  }, [])

  return left
}
