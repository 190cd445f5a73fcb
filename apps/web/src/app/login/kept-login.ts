import { browserStore } from '@hygiene/client/browser-store'

/** Specification section 3: the facts about the login user that the browser keeps. */
export type LoginUser = { isAuth: number; loginDate: string; employeeNo?: string; employeeName?: string }

export type Login = {
  accessToken: string | null
  user: LoginUser | null
  /** Seconds the server granted, counted from `clockAt`. */
  timeout: number
  clockAt: number
}

type LiveLogin = Login & { accessToken: string; user: LoginUser }

export const NOBODY: Login = { accessToken: null, user: null, timeout: 0, clockAt: 0 }

/** The token is kept separately from the user's data. */
const KEYS = { accessToken: 'accessToken', user: 'loginUser', timeout: 'timeout', clock: 'clock' } as const

export const isLoginKey = (key: string) => Object.values<string>(KEYS).includes(key)

/** The login this browser keeps; the empty login where a part of it is missing or is not ours. */
export function readKept(): Login {
  const accessToken = browserStore.getItem(KEYS.accessToken)
  const user = readUser()
  const timeout = Number(browserStore.getItem(KEYS.timeout))
  const clockAt = Number(browserStore.getItem(KEYS.clock))
  if (!accessToken || !user || !(clockAt > 0) || !(timeout >= 0)) return NOBODY
  return { accessToken, user, timeout, clockAt }
}

function readUser(): LoginUser | null {
  try {
    return JSON.parse(browserStore.getItem(KEYS.user) ?? 'null') as LoginUser | null
  } catch {
    // A foreign value there counts as no login.
    return null
  }
}

/** The token last: another tab hears of each line by itself and must never meet a login without its clock. */
export function keepLogin({ accessToken, user, timeout, clockAt }: LiveLogin) {
  browserStore.setItem(KEYS.timeout, String(timeout))
  browserStore.setItem(KEYS.clock, String(clockAt))
  browserStore.setItem(KEYS.user, JSON.stringify(user))
  browserStore.setItem(KEYS.accessToken, accessToken)
}

/** Only of the login that is kept: another tab may have logged in as another person meanwhile. */
export function keepClock({ accessToken, timeout, clockAt }: Login) {
  if (!isKept(accessToken)) return
  browserStore.setItem(KEYS.timeout, String(timeout))
  browserStore.setItem(KEYS.clock, String(clockAt))
}

/** Likewise: a tab whose login ended does not end the login of another person. */
export function dropLogin({ accessToken }: Login) {
  if (!isKept(accessToken)) return
  for (const key of Object.values(KEYS)) browserStore.removeItem(key)
}

const isKept = (accessToken: string | null) =>
  accessToken !== null && browserStore.getItem(KEYS.accessToken) === accessToken
