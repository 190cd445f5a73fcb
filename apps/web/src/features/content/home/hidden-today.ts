/** Implements 오늘 하루 보지 않기 with the cookie isNone for 86,400 s (specification section 9). */
export const isHiddenToday = () =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes('isNone=1')

export function hideToday() {
  document.cookie = 'isNone=1; path=/; max-age=86400; samesite=lax'
}
