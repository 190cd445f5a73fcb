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

/** A screen that is drawn while the client is built has no store and no login. */
const hasStore = typeof window !== 'undefined'

/** It begins without a login: a screen that came as HTML was drawn for a visitor. */
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

/** Every answer to a logged-in caller tells the remaining time; the counter starts again from it. */
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

/** Forgets this tab's login; where another tab has logged in as another person since, that is the login now. */
export function clearLogin() {
  clearHelping()
  dropLogin(currentLogin())
  become(readKept())
}

/**
 * Follows another tab's change of the login. When it logged out, or in as another person, the screen here was for the one who
 * has gone, so this tab starts again (an application being written is kept, see app/browser-storage/kept-draft.ts).
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
  // A page brought back from the browser's memory has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followKept()
  })
}

/** The login of this browser, followed across tabs. */
export const useLogin = () => useStore(login)
