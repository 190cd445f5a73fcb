import { describe, expect, it } from 'vitest'
import { OnlineType } from '../../text.ts'
import { defaultOnlineWindow, isApplicationOpen } from './application-window.ts'
import { windowsOfCourse } from './course-windows.ts'

const at = (instant: string) => new Date(`${instant}+09:00`)
const summer = { year: 2026, opensAt: at('2026-06-01T09:00:00'), closesAt: at('2026-08-31T18:00:00') }
const early = { year: 2027, opensAt: at('2026-12-20T09:00:00'), closesAt: at('2027-12-31T18:00:00') }

describe('application windows of a course', () => {
  it('uses the default windows when no window is stored', () => {
    const windows = windowsOfCourse([], 2026, OnlineType.online, at('2026-11-21T10:00:00'))
    expect(windows).toEqual([defaultOnlineWindow(2026), defaultOnlineWindow(2027)])
  })

  it('gives in-person education no window when none is stored', () => {
    expect(windowsOfCourse([], 2026, OnlineType.collective, at('2026-11-21T10:00:00'))).toEqual([])
  })

  it('uses the stored windows instead of the default', () => {
    const now = at('2026-11-21T10:00:00')
    const windows = windowsOfCourse([summer], 2026, OnlineType.online, now)
    expect(isApplicationOpen(windows, now)).toBe(false)
    expect(isApplicationOpen(windows, at('2026-07-01T10:00:00'))).toBe(true)
  })

  it('announces the window of next year in advance and admits only to the right year', () => {
    const before = at('2026-12-19T10:00:00')
    expect(windowsOfCourse([summer, early], 2026, OnlineType.online, before)).toContain(early)
    const after = at('2026-12-21T10:00:00')
    expect(isApplicationOpen(windowsOfCourse([summer, early], 2026, OnlineType.online, after), after)).toBe(
      false,
    )
  })
})
