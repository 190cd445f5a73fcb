import { hasScreen } from '../layout/sidebar.ts'

/** A screen of the sidebar, or one record of it by its number. */
const A_PLACE = /^(\/[a-z-]*)(?:\/h?[1-9]\d{0,9})?$/

/** The address of the login, which leads back to the screen and the conditions of its list; the path may carry the console's base. */
export function loginPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = pathname.replace(/^\/staff(?=\/|$)/, '') || '/'
  return path === '/' ? '/login' : `/login?to=${encodeURIComponent(path + search)}`
}

/** Leads only to screens of the console. */
export function returnPath(to: string | null): string {
  const path = to?.split('?', 1)[0] ?? '/'
  return to !== null && A_PLACE.test(path) && hasScreen(path) ? to : '/'
}
