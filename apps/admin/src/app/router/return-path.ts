const A_SESSION = /^\/sessions\/[1-9]\d{0,8}$/
const RETURNS = ['/', '/sessions', '/designations', '/print-code', '/money', '/audit', '/blocked']

/** The login, and the screen it leads back to; the address may carry the console's own base. */
export function loginPath(from: string): string {
  const path = from.replace(/^\/staff(?=\/|$)/, '') || '/'
  return path === '/' ? '/login' : `/login?to=${encodeURIComponent(path)}`
}

/** Only screens of the console are gone back to. */
export function returnPath(to: string | null): string {
  if (to !== null && A_SESSION.test(to)) return to
  return RETURNS.find((path) => path === to) ?? '/'
}
