/** Counts the seconds the server granted from `clockAt`. */
export type Clock = { timeout: number; clockAt: number }

/** Never returns more than the server granted, even if the device's clock is changed. */
export function secondsLeft({ timeout, clockAt }: Clock, now: number): number {
  return Math.min(timeout, Math.max(0, Math.ceil(timeout - (now - clockAt) / 1000)))
}

export const endsAt = ({ timeout, clockAt }: Clock) => clockAt + timeout * 1000

export function timeLeftText(seconds: number): string {
  if (seconds < 60) return `${seconds}초`
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes}분`
  return minutes % 60 === 0 ? `${hours}시간` : `${hours}시간 ${minutes % 60}분`
}
