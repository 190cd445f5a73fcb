import { REFUSALS } from '@hygiene/contracts'
import { showAlert } from '@hygiene/ui'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { endingOfLogin } from '../session/leaving.ts'
import { isSignedIn } from '../session/session.ts'
import type { RouteMeta } from './route-meta.ts'

/** A login-required route alerts, then leads to /sign/in and back (specification section 2). */
export function guardFor(meta: RouteMeta) {
  return async ({ request }: LoaderFunctionArgs) => {
    if (!meta.login || isSignedIn()) return null
    const ending = endingOfLogin()
    if (ending) return ending.then(() => redirect('/main'))
    await showAlert(REFUSALS.LOGIN_REQUIRED.message)
    const { pathname, search } = new URL(request.url)
    return redirect(signInPath(pathname + search))
  }
}

export function signInPath(returnTo: string): string {
  return `/sign/in?rUrl=${encodeURIComponent(returnTo)}`
}

/** Only an address of our own is followed after login. */
export function safeReturn(rUrl: string | null): string {
  return rUrl && /^\/(?![/\\])/.test(rUrl) ? rUrl : '/main'
}
