import { type Clock, connectSession } from '@hygiene/client'
import type { EntityOf, proveSecondFactor, staffLogin } from '@hygiene/contracts'
import { useSyncExternalStore } from 'react'

export type Employee = Omit<EntityOf<typeof proveSecondFactor>, 'remainingSeconds' | 'accessToken'>
/** The password was right, the code is still to come. */
export type HalfLogin = Pick<EntityOf<typeof staffLogin>, 'step' | 'totp'>

export type StaffSession = Clock & {
  accessToken: string | null
  half: HalfLogin | null
  employee: Employee | null
}

const NOBODY: StaffSession = { accessToken: null, half: null, employee: null, timeout: 0, clockAt: 0 }
/** Of this tab only, so that closing it forgets the login. */
const KEY = 'staffSession'

let session = stored()
const listeners = new Set<() => void>()

function stored(): StaffSession {
  const kept = sessionStorage.getItem(KEY)
  return kept ? (JSON.parse(kept) as StaffSession) : NOBODY
}

/** Half a login is kept in memory only: a reload begins again with the password. */
function become(next: StaffSession) {
  session = next
  if (next.employee) sessionStorage.setItem(KEY, JSON.stringify(next))
  else sessionStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

export const currentSession = () => session
export const isSignedIn = () => session.employee !== null

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
  if (isSignedIn() && Number.isFinite(timeout)) become({ ...session, timeout, clockAt: now })
}

export function forgetSession() {
  become(NOBODY)
}

connectSession({ accessToken: () => session.accessToken, noteRemaining })

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useStaffSession = () => useSyncExternalStore(subscribe, currentSession)

/** The employee at this desk; screens behind the login have one. */
export function useEmployee(): Employee {
  const { employee } = useStaffSession()
  if (!employee) throw new Error('Nobody is logged in.')
  return employee
}
