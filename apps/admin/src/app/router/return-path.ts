import { hasScreen } from '../layout/sidebar.ts'

/** Matches a screen of the sidebar, or one of its records by number. */
const A_PLACE = /^(\/[a-z-]*)(?:\/h?[1-9]\d{0,9})?$/

/**
 * Returns the address of the login, which leads back to the screen and the filters of its list. The path may start with the
 * console's base.
 */
export function loginPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = pathname.replace(/^\/staff(?=\/|$)/, '') || '/'
  return path === '/' ? '/login' : `/login?to=${encodeURIComponent(path + search)}`
}

export function returnPath(to: string | null): string {
  const path = to?.split('?', 1)[0] ?? '/'
  return to !== null && A_PLACE.test(path) && hasScreen(path) ? to : '/'
}
