import { browserStore } from '@hygiene/client/browser-store'

export type LoginUser = { isAuth: number; loginDate: string; employeeNo?: string; employeeName?: string }

export type Login = {
  accessToken: string | null
  user: LoginUser | null
  /** Counts the seconds the server granted from `clockAt`. */
  timeout: number
  clockAt: number
}

type LiveLogin = Login & { accessToken: string; user: LoginUser }

export const NOBODY: Login = { accessToken: null, user: null, timeout: 0, clockAt: 0 }

const KEYS = { accessToken: 'accessToken', user: 'loginUser', timeout: 'timeout', clock: 'clock' } as const

export const isLoginKey = (key: string) => Object.values<string>(KEYS).includes(key)

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
    return null
  }
}

/** Writes the token last: another tab is notified of each key separately and must never see a login without its clock. */
export function keepLogin({ accessToken, user, timeout, clockAt }: LiveLogin) {
  browserStore.setItem(KEYS.timeout, String(timeout))
  browserStore.setItem(KEYS.clock, String(clockAt))
  browserStore.setItem(KEYS.user, JSON.stringify(user))
  browserStore.setItem(KEYS.accessToken, accessToken)
}

/** Writes only for the kept login, as another tab may have logged in as another person. */
export function keepClock({ accessToken, timeout, clockAt }: Login) {
  if (!isKept(accessToken)) return
  browserStore.setItem(KEYS.timeout, String(timeout))
  browserStore.setItem(KEYS.clock, String(clockAt))
}

/** Writes only for the kept login: a tab whose login ended must not end another person's login. */
export function dropLogin({ accessToken }: Login) {
  if (!isKept(accessToken)) return
  for (const key of Object.values(KEYS)) browserStore.removeItem(key)
}

const isKept = (accessToken: string | null) =>
  accessToken !== null && browserStore.getItem(KEYS.accessToken) === accessToken
