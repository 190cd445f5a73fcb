import type { Guard, ScreenRoute } from '@hygiene/client/screen-router'
import type { ComponentType } from 'react'
import { isSignedIn } from '../app/login/staff-login.ts'
import { loginPath } from '../app/router/return-path.ts'

const demandLogin: Guard = (address) => (isSignedIn() ? null : loginPath(address))

/** Declares a screen that requires both factors. It is a file of its own, loaded when first opened. */
export function behindLogin(path: string, load: () => Promise<ComponentType>): ScreenRoute {
  return { path, guard: demandLogin, load: async () => ({ Component: await load() }) }
}
