import { type Clock, connectLogin } from '@hygiene/client'
import type { EntityOf, proveSecondFactor, staffLogin } from '@hygiene/contracts'
import { useSyncExternalStore } from 'react'

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

let login = stored()
const listeners = new Set<() => void>()

function stored(): StaffLogin {
  const kept = sessionStorage.getItem(KEY)
  return kept ? (JSON.parse(kept) as StaffLogin) : NOBODY
}

/** Half a login is kept in memory only: a reload begins again with the password. */
function become(next: StaffLogin) {
  login = next
  if (next.employee) sessionStorage.setItem(KEY, JSON.stringify(next))
  else sessionStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

export const currentLogin = () => login
export const isSignedIn = () => login.employee !== null

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

export function noteRemaining(timeout: number, now = Date.now()) {
  if (isSignedIn() && Number.isFinite(timeout)) become({ ...login, timeout, clockAt: now })
}

export function forgetStaffLogin() {
  become(NOBODY)
}

connectLogin({ accessToken: () => login.accessToken, noteRemaining })

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useStaffLogin = () => useSyncExternalStore(subscribe, currentLogin)

/** The employee who is logged in; screens behind the login have one. */
export function useEmployee(): Employee {
  const { employee } = useStaffLogin()
  if (!employee) throw new Error('Nobody is logged in.')
  return employee
}
