import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HoldClock } from './hold-clock.tsx'

const UNTIL = '2026-12-10T05:32:00.000Z'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-10T05:22:00.000Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const aloud = () => screen.getByRole('status').textContent

it('shows until when the seat is held, warns at five minutes and at one, and reports the end', () => {
  const ends: string[] = []
  render(<HoldClock until={UNTIL} onEnd={() => ends.push('over')} />)

  expect(screen.getByText('14:32까지 자리를 잡아 두었습니다.')).toBeTruthy()
  expect([screen.getByRole('timer').textContent, aloud()]).toEqual(['남은 시간 10분', ''])

  act(() => void vi.advanceTimersByTime(5 * 60_000))
  expect(aloud()).toBe('자리를 잡아 둔 시간이 5분 남았습니다.')

  act(() => void vi.advanceTimersByTime(4 * 60_000))
  expect([aloud(), ends.length]).toEqual(['자리를 잡아 둔 시간이 1분 남았습니다.', 0])

  act(() => void vi.advanceTimersByTime(60_000))
  expect(ends).toEqual(['over'])
})

it('names the day when a deposit is awaited until another day', () => {
  render(<HoldClock until="2026-12-13T05:22:00.000Z" onEnd={() => undefined} />)
  expect(screen.getByText('12월 13일\u2060(일)\u2060 14:22까지 자리를 잡아 두었습니다.')).toBeTruthy()
})
