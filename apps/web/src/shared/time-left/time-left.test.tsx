import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TimeLeft } from './time-left.tsx'

const UNTIL = '2026-12-10T05:30:00.000Z'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-10T05:28:30.000Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const shown = () => screen.getByRole('timer').textContent

it('counts down and reports the end of the time once', () => {
  const ends: string[] = []
  render(<TimeLeft label="남은 시간" until={UNTIL} onEnd={() => ends.push('over')} />)
  expect(shown()).toBe('남은 시간 1분 30초')

  act(() => void vi.advanceTimersByTime(89_000))
  expect([shown(), ends.length]).toEqual(['남은 시간 1초', 0])

  act(() => void vi.advanceTimersByTime(60_000))
  expect([shown(), ends.length]).toEqual(['남은 시간 0초', 1])
})

it('counts by the clock when a sleeping phone loses ticks', () => {
  render(<TimeLeft label="남은 시간" until={UNTIL} />)
  vi.setSystemTime(new Date('2026-12-10T05:29:45.000Z'))
  act(() => void vi.advanceTimersByTime(1000))
  expect(shown()).toBe('남은 시간 14초')
})
