import { hasScreen } from '../layout/sidebar.ts'

/** A screen of the rail, or one record of it by its number. */
const A_PLACE = /^(\/[a-z-]*)(?:\/h?[1-9]\d{0,9})?$/

/** The login, and the screen it leads back to; the address may carry the console's own base. */
export function loginPath(from: string): string {
  const path = from.replace(/^\/staff(?=\/|$)/, '') || '/'
  return path === '/' ? '/login' : `/login?to=${encodeURIComponent(path)}`
}

/** Only screens of the console are gone back to. */
export function returnPath(to: string | null): string {
  return to !== null && A_PLACE.test(to) && hasScreen(to) ? to : '/'
}
