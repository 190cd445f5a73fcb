import { connectSession } from '@hygiene/client'
import { useSyncExternalStore } from 'react'

/** Specification section 3: what the browser keeps of the login user. */
export type LoginUser = { isAuth: number; loginDate: string; employeeNo?: string }

export type Session = {
  accessToken: string | null
  user: LoginUser | null
  /** Seconds the server granted, counted from `clockAt`. */
  timeout: number
  clockAt: number
}

const NOBODY: Session = { accessToken: null, user: null, timeout: 0, clockAt: 0 }
/** The token is kept separately from the user's data. */
const KEYS = { accessToken: 'accessToken', user: 'loginUser', timeout: 'timeout', clock: 'clock' } as const

/** Whoever draws a screen while the client is built has no store and no login. */
const hasStore = typeof window !== 'undefined'

let session = stored()
const listeners = new Set<() => void>()

function stored(): Session {
  if (!hasStore) return NOBODY
  const accessToken = localStorage.getItem(KEYS.accessToken)
  const user = localStorage.getItem(KEYS.user)
  if (!accessToken || !user) return NOBODY
  return {
    accessToken,
    user: JSON.parse(user) as LoginUser,
    timeout: Number(localStorage.getItem(KEYS.timeout)),
    clockAt: Number(localStorage.getItem(KEYS.clock)),
  }
}

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
  localStorage.setItem(KEYS.accessToken, accessToken)
  localStorage.setItem(KEYS.user, JSON.stringify(user))
  keepClock(remainingSeconds, now)
  become({ accessToken, user, timeout: remainingSeconds, clockAt: now })
}

/** Every answer to a logged-in caller tells the remaining time; the counter starts again from it. */
export function noteRemaining(remainingSeconds: number, now = Date.now()) {
  if (!isSignedIn() || !Number.isFinite(remainingSeconds)) return
  keepClock(remainingSeconds, now)
  become({ ...session, timeout: remainingSeconds, clockAt: now })
}

connectSession({ accessToken: () => session.accessToken, noteRemaining })

export function clearSession() {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key)
  become(NOBODY)
}

function keepClock(remainingSeconds: number, now: number) {
  localStorage.setItem(KEYS.timeout, String(remainingSeconds))
  localStorage.setItem(KEYS.clock, String(now))
}

/**
 * Another tab logged out, or in as somebody else: what stands here was for the one who has gone, so this tab starts
 * anew (an application being written is kept, see applying/kept-draft.ts).
 */
function followOtherTabs({ key }: StorageEvent) {
  if (key !== null && !Object.values<string>(KEYS).includes(key)) return
  const next = stored()
  if (isSignedIn() && next.accessToken !== session.accessToken) window.location.reload()
  else become(next)
}
if (hasStore) window.addEventListener('storage', followOtherTabs)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The session of this browser, followed across tabs. */
export const useSession = () => useSyncExternalStore(subscribe, currentSession, () => NOBODY)
