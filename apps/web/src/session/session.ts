import { connectSession } from '@hygiene/client'
import { useSyncExternalStore } from 'react'
import {
  dropSession,
  isSessionKey,
  keepClock,
  keepSession,
  type LoginUser,
  NOBODY,
  readKept,
  type Session,
} from './kept-session.ts'

export type { LoginUser, Session } from './kept-session.ts'

/** Whoever draws a screen while the client is built has no store and no login. */
const hasStore = typeof window !== 'undefined'

let session = hasStore ? readKept() : NOBODY
const listeners = new Set<() => void>()

function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

export const currentSession = () => session
export const isSignedIn = () => session.accessToken !== null

export function startSession(
  accessToken: string,
  user: LoginUser,
  remainingSeconds: number,
  now = Date.now(),
) {
  const next = { accessToken, user, timeout: remainingSeconds, clockAt: now }
  keepSession(next)
  become(next)
}

/** Every answer to a logged-in caller tells the remaining time; the counter starts again from it. */
export function noteRemaining(remainingSeconds: number, now = Date.now()) {
  if (!isSignedIn() || !Number.isFinite(remainingSeconds)) return
  const next = { ...session, timeout: remainingSeconds, clockAt: now }
  keepClock(next)
  become(next)
}

connectSession({ accessToken: () => session.accessToken, noteRemaining })

/** Forgets this tab's login; where another tab has logged in as somebody else since, that is the login now. */
export function clearSession() {
  dropSession(session)
  become(readKept())
}

/**
 * What another tab made of the login. When it logged out, or in as somebody else, what stands here was for the one who
 * has gone, so this tab starts anew (an application being written is kept, see applying/kept-draft.ts).
 */
export function followKept() {
  const next = readKept()
  if (isSignedIn() && next.accessToken !== session.accessToken) window.location.reload()
  else become(next)
}

if (hasStore) {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || isSessionKey(key)) followKept()
  })
  // A page brought back from the browser's memory has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followKept()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The session of this browser, followed across tabs. */
export const useSession = () => useSyncExternalStore(subscribe, currentSession, () => NOBODY)
