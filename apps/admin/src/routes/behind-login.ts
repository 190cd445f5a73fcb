import type { ScreenRoute } from '@hygiene/client/screen-router'
import type { ComponentType } from 'react'
import { isSignedIn } from '../app/login/staff-login.ts'
import { loginPath } from '../app/router/return-path.ts'

/** A screen for employees with both factors given, in a file of its own that comes when it is first opened. */
export function behindLogin(path: string, load: () => Promise<ComponentType>): ScreenRoute {
  const guard = ({ pathname }: { pathname: string }) => (isSignedIn() ? null : loginPath(pathname))
  return { path, guard, load: async () => ({ Component: await load() }) }
}
