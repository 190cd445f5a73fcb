import type { Guard } from '@hygiene/client/screen-router'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { showAlert } from '@hygiene/ui'
import { endingOfLogin } from '../login/leaving.ts'
import { isSignedIn } from '../login/current-login.ts'
import { parseAddress } from './parse-address.ts'
import type { RouteMeta } from './route-meta.ts'

/** Shows an alert on a route that requires a login, then leads to /sign/in and back (specification section 2). */
export function guardFor(meta: RouteMeta): Guard {
  return ({ pathname, search }) => {
    if (!meta.login) return null
    const ending = endingOfLogin()
    if (ending) return ending.then(() => '/main')
    if (isSignedIn()) return null
    return showAlert(REFUSALS.LOGIN_REQUIRED.message, { title: '로그인해주세요' }).then(() =>
      signInPath(pathname + search),
    )
  }
}

export function signInPath(returnTo: string): string {
  return `/sign/in?rUrl=${encodeURIComponent(returnTo)}`
}

export function signUpPath(returnTo: string): string {
  return returnTo === '/main' ? '/sign/up' : `/sign/up?rUrl=${encodeURIComponent(returnTo)}`
}

const OURS = 'http://ours.invalid'
const BEFORE_LOGIN: ReadonlySet<string> = new Set(['/sign/in', '/sign/up'])

/** Accepts only our own addresses after login, and never the pages before a login. */
export function safeReturn(rUrl: string | null): string {
  const address = rUrl?.startsWith('/') ? parseAddress(rUrl, OURS) : null
  if (address === null) return '/main'
  const { origin, pathname, search, hash } = address
  const isOurs = origin === OURS && !pathname.startsWith('//')
  return isOurs && !BEFORE_LOGIN.has(pathname) ? pathname + search + hash : '/main'
}
