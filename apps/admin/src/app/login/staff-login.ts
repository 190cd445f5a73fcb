import { tabStore } from '@hygiene/client/browser-store'
import { type Clock, connectLogin } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import type { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { createStore, useStore } from 'zustand'

export type Employee = Omit<EntityOf<typeof proveSecondFactor>, 'remainingSeconds' | 'accessToken'>
export type HalfLogin = Pick<EntityOf<typeof staffLogin>, 'step' | 'totp'>

export type StaffLogin = Clock & {
  accessToken: string | null
  half: HalfLogin | null
  employee: Employee | null
}

const NOBODY: StaffLogin = { accessToken: null, half: null, employee: null, timeout: 0, clockAt: 0 }
/** Stores the login in this tab only, so that closing the tab forgets it. */
const KEY = 'staffLogin'

const login = createStore<StaffLogin>(stored)

function stored(): StaffLogin {
  const kept = tabStore.getItem(KEY)
  return kept ? (JSON.parse(kept) as StaffLogin) : NOBODY
}

/** Keeps a login without its second factor in memory only: a reload starts again with the password. */
function become(next: StaffLogin) {
  if (next.employee) tabStore.setItem(KEY, JSON.stringify(next))
  else tabStore.removeItem(KEY)
  login.setState(next, true)
}

export const currentLogin = login.getState
export const isSignedIn = () => currentLogin().employee !== null

export function beginLogin(accessToken: string, half: HalfLogin) {
  become({ ...NOBODY, accessToken, half })
}

/** Completes the login with the new token that the second factor returns. */
export function completeLogin(
  accessToken: string,
  employee: Employee,
  remainingSeconds: number,
  now = Date.now(),
) {
  become({ accessToken, half: null, employee, timeout: remainingSeconds, clockAt: now })
}

function noteRemaining(timeout: number, now = Date.now()) {
  if (isSignedIn() && Number.isFinite(timeout)) become({ ...currentLogin(), timeout, clockAt: now })
}

export function clearStaffLogin() {
  become(NOBODY)
}

connectLogin({ accessToken: () => currentLogin().accessToken, noteRemaining })

export const useStaffLogin = () => useStore(login)

/** Returns the employee who is logged in. Throws outside the screens behind the login. */
export function useEmployee(): Employee {
  const { employee } = useStaffLogin()
  if (!employee) throw new Error('No employee is logged in.')
  return employee
}
