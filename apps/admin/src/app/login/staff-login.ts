import { tabStore } from '@hygiene/client/browser-store'
import { type Clock, connectLogin } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import type { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { createStore, useStore } from 'zustand'

export type Employee = Omit<EntityOf<typeof proveSecondFactor>, 'remainingSeconds' | 'accessToken'>
/** The password was right, the code is still to come. */
export type HalfLogin = Pick<EntityOf<typeof staffLogin>, 'step' | 'totp'>

export type StaffLogin = Clock & {
  accessToken: string | null
  half: HalfLogin | null
  employee: Employee | null
}

const NOBODY: StaffLogin = { accessToken: null, half: null, employee: null, timeout: 0, clockAt: 0 }
/** Of this tab only, so that closing it forgets the login. */
const KEY = 'staffLogin'

const login = createStore<StaffLogin>(stored)

function stored(): StaffLogin {
  const kept = tabStore.getItem(KEY)
  return kept ? (JSON.parse(kept) as StaffLogin) : NOBODY
}

/** Half a login is kept in memory only: a reload begins again with the password. */
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

/** The second factor brings a token of its own. */
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

/** The employee who is logged in; screens behind the login have one. */
export function useEmployee(): Employee {
  const { employee } = useStaffLogin()
  if (!employee) throw new Error('No employee is logged in.')
  return employee
}
