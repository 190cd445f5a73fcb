import { matchPath } from 'react-router-dom'

/**
 * Screens without a frame (`header: false`), known before their code is there: a header that goes again when it comes
 * would move the whole picture.
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
