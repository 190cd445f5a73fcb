import type { Login } from './kept-login.ts'

/** The person is warned while there is still time to answer (WCAG 2.2.1). */
export const WARN_AT_SECONDS = 300
const STALE_LOGIN_MS = 24 * 60 * 60 * 1000

/** Entering /main with a login of 24 hours or older logs out (specification section 4). */
export function isStaleLogin({ user }: Login, now: number): boolean {
  return user !== null && now - Date.parse(user.loginDate) >= STALE_LOGIN_MS
}

/** Whole minutes as the modal of the login's time shows them: rounded, and above 99 as «99+» (specification sections 2 and 9). */
export function minutesLeftText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes > 99 ? '99+분' : `${minutes}분`
}
