import { matchPath } from 'react-router-dom'

/**
 * Lists the screens without a frame (`header: false`) before their code is loaded. A header that disappears when the code arrives
 * would shift the layout.
 */
export const BARE_ROUTES = [
  '/check-in',
  '/edu/completed/certification',
  '/edu/completed/old',
  '/edu/offline/done/slip',
  '/edu/payment/window',
  '/edu/payment/window/account',
  '/edu/replay/video',
  '/edu/study/exam',
  '/edu/video',
] as const

export function isBareRoute(pathname: string): boolean {
  return BARE_ROUTES.some((path) => matchPath(path, pathname) !== null)
}
