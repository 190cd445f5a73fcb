import { formatSeoulLongDate, seoulInstant, seoulTime, seoulYear } from '../../time/seoul-day.ts'

export type ApplicationWindow = { opensAt: Date; closesAt: Date }

/** Specification section 4 closes applications from 31 December 18:00 to 1 January 09:00, Seoul. */
export function defaultOnlineWindow(year: number): ApplicationWindow {
  return { opensAt: seoulInstant(`${year}-01-01`, '09:00'), closesAt: seoulInstant(`${year}-12-31`, '18:00') }
}

export function isApplicationOpen(windows: readonly ApplicationWindow[], now: Date): boolean {
  return windows.some((window) => window.opensAt <= now && now < window.closesAt)
}

export function nextOpeningAt(windows: readonly ApplicationWindow[], now: Date): Date | null {
  const openings = windows.map((window) => window.opensAt.getTime()).filter((time) => time > now.getTime())
  return openings.length === 0 ? null : new Date(Math.min(...openings))
}

export function applicationClosedSentence(windows: readonly ApplicationWindow[], now: Date): string {
  const sentence = `${seoulYear(now)}년도 온라인 교육 신청기간이 아닙니다.`
  const opensAt = nextOpeningAt(windows, now)
  if (opensAt === null) return sentence
  return `${sentence} ${formatSeoulLongDate(opensAt)} ${seoulTime(opensAt)}부터 신청하실 수 있습니다.`
}
