import { OnlineType } from '../../text.ts'
import { type ApplicationWindow, defaultOnlineWindow } from './application-window.ts'

export type YearWindow = ApplicationWindow & { year: number }

/**
 * Returns the windows for a course of `year`: its own, or the specification's default. Next year's windows count only while they
 * are in the future: an open one would admit people to the wrong year.
 */
export function windowsOfCourse(
  kept: readonly YearWindow[],
  year: number,
  onlineType: OnlineType,
  now: Date,
): ApplicationWindow[] {
  const own = windowsOfYear(kept, year, onlineType)
  const ahead = windowsOfYear(kept, year + 1, onlineType).filter(({ opensAt }) => opensAt > now)
  return [...own, ...ahead]
}

function windowsOfYear(
  kept: readonly YearWindow[],
  year: number,
  onlineType: OnlineType,
): ApplicationWindow[] {
  const own = kept.filter((window) => window.year === year)
  return own.length === 0 && onlineType === OnlineType.online ? [defaultOnlineWindow(year)] : own
}
