import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom'
import { isSignedIn } from '../app/login/staff-login.ts'
import { loginPath } from '../app/router/return-path.ts'

/** Everything but the login is for employees with both factors given. */
function demandLogin({ request }: LoaderFunctionArgs) {
  return isSignedIn() ? null : redirect(loginPath(new URL(request.url).pathname))
}

/** A screen for employees, in a file of its own that comes when it is first opened. */
export function behindLogin(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, loader: demandLogin, lazy: async () => ({ Component: await load() }) }
}
