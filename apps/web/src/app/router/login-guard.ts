import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { showAlert } from '@hygiene/ui'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { endingOfLogin } from '../login/leaving.ts'
import { isSignedIn } from '../login/current-login.ts'
import { parseAddress } from './parse-address.ts'
import type { RouteMeta } from './route-meta.ts'

/** A login-required route alerts, then leads to /sign/in and back (specification section 2). */
export function guardFor(meta: RouteMeta) {
  return async ({ request }: LoaderFunctionArgs) => {
    if (!meta.login) return null
    const ending = endingOfLogin()
    if (ending) return ending.then(() => redirect('/main'))
    if (isSignedIn()) return null
    await showAlert(REFUSALS.LOGIN_REQUIRED.message, { title: '로그인해주세요' })
    const { pathname, search } = new URL(request.url)
    return redirect(signInPath(pathname + search))
  }
}

export function signInPath(returnTo: string): string {
  return `/sign/in?rUrl=${encodeURIComponent(returnTo)}`
}

/** A person who joins first is led to where the login would have led. */
export function signUpPath(returnTo: string): string {
  return returnTo === '/main' ? '/sign/up' : `/sign/up?rUrl=${encodeURIComponent(returnTo)}`
}

const OURS = 'http://ours.invalid'
const BEFORE_LOGIN: ReadonlySet<string> = new Set(['/sign/in', '/sign/up'])

/** Only an address of our own is followed after login, and never the pages before a login. */
export function safeReturn(rUrl: string | null): string {
  const address = rUrl?.startsWith('/') ? parseAddress(rUrl, OURS) : null
  if (address === null) return '/main'
  const { origin, pathname, search, hash } = address
  const isOurs = origin === OURS && !pathname.startsWith('//')
  return isOurs && !BEFORE_LOGIN.has(pathname) ? pathname + search + hash : '/main'
}
