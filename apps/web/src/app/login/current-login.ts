import { connectLogin } from '@hygiene/client'
import { createStore, useStore } from 'zustand'
import { currentHelping, clearHelping } from './helping.ts'
import {
  dropLogin,
  isLoginKey,
  keepClock,
  keepLogin,
  type LoginUser,
  NOBODY,
  readKept,
  type Login,
} from './kept-login.ts'

const hasStore = typeof window !== 'undefined'

/** Starts without a login, because a screen delivered as HTML was rendered for a visitor. */
const login = createStore<Login>(() => NOBODY)
const become = (next: Login) => login.setState(next, true)
if (hasStore) become(readKept())

export const currentLogin = login.getState
export const isSignedIn = () => currentLogin().accessToken !== null

export function startLogin(accessToken: string, user: LoginUser, remainingSeconds: number, now = Date.now()) {
  const next = { accessToken, user, timeout: remainingSeconds, clockAt: now }
  clearHelping()
  keepLogin(next)
  become(next)
}

/** Restarts the counter from the remaining time, which every answer to a logged-in caller carries. */
export function noteRemaining(remainingSeconds: number, now = Date.now()) {
  if (!isSignedIn() || !Number.isFinite(remainingSeconds)) return
  const next = { ...currentLogin(), timeout: remainingSeconds, clockAt: now }
  keepClock(next)
  become(next)
}

connectLogin({
  accessToken: () => currentLogin().accessToken,
  noteRemaining,
  helpNo: () => currentHelping()?.helpNo ?? null,
})

/** Forgets this tab's login. If another tab has logged in as another person, that login applies. */
export function clearLogin() {
  clearHelping()
  dropLogin(currentLogin())
  become(readKept())
}

/**
 * Follows another tab's change of the login. When it logged out or logged in as another person, this screen belongs to the
 * previous person, so the tab reloads (an application draft is kept, see app/browser-storage/kept-draft.ts).
 */
export function followKept() {
  const next = readKept()
  if (isSignedIn() && next.accessToken !== currentLogin().accessToken) window.location.reload()
  else become(next)
}

if (hasStore) {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || isLoginKey(key)) followKept()
  })
  // A page restored from the back/forward cache has received no storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followKept()
  })
}

export const useLogin = () => useStore(login)
