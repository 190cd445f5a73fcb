import type { Login } from './kept-login.ts'

/** Warns the person while there is still time to respond (WCAG 2.2.1). */
export const WARN_AT_SECONDS = 300
const STALE_LOGIN_MS = 24 * 60 * 60 * 1000

/** Specification section 4 logs out a login of 24 hours or older on entering /main. */
export function isStaleLogin({ user }: Login, now: number): boolean {
  return user !== null && now - Date.parse(user.loginDate) >= STALE_LOGIN_MS
}

/** Rounds to whole minutes for the login-time modal and shows «99+» above 99 (specification sections 2 and 9). */
export function minutesLeftText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes > 99 ? '99+분' : `${minutes}분`
}
