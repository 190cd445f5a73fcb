import { describe, expect, it } from 'vitest'
import { OnlineType } from '../../text.ts'
import { defaultOnlineWindow, isApplicationOpen } from './application-window.ts'
import { windowsOfCourse } from './course-windows.ts'

const at = (instant: string) => new Date(`${instant}+09:00`)
const summer = { year: 2026, opensAt: at('2026-06-01T09:00:00'), closesAt: at('2026-08-31T18:00:00') }
const early = { year: 2027, opensAt: at('2026-12-20T09:00:00'), closesAt: at('2027-12-31T18:00:00') }

describe('the windows of a course', () => {
  it('are the specification’s where none is kept', () => {
    const windows = windowsOfCourse([], 2026, OnlineType.online, at('2026-11-21T10:00:00'))
    expect(windows).toEqual([defaultOnlineWindow(2026), defaultOnlineWindow(2027)])
  })

  it('are none where none is kept for in-person education', () => {
    expect(windowsOfCourse([], 2026, OnlineType.collective, at('2026-11-21T10:00:00'))).toEqual([])
  })

  it('are the kept ones instead of the default', () => {
    const now = at('2026-11-21T10:00:00')
    const windows = windowsOfCourse([summer], 2026, OnlineType.online, now)
    expect(isApplicationOpen(windows, now)).toBe(false)
    expect(isApplicationOpen(windows, at('2026-07-01T10:00:00'))).toBe(true)
  })

  it('announce next year while it lies ahead, and never admit to the wrong year', () => {
    const before = at('2026-12-19T10:00:00')
    expect(windowsOfCourse([summer, early], 2026, OnlineType.online, before)).toContain(early)
    const after = at('2026-12-21T10:00:00')
    expect(isApplicationOpen(windowsOfCourse([summer, early], 2026, OnlineType.online, after), after)).toBe(
      false,
    )
  })
})
