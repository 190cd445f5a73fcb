import { expect, it } from 'vitest'
import { formatMonthDay, formatSession, monthDayOnScreen } from './session-text.ts'

it('shows when a session takes place', () => {
  expect(formatSession({ eduDate: '2026-12-10', startTime: '10:00', endTime: '17:00' })).toBe(
    '2026년 12월 10일\u2060(목)\u2060 10:00~17:00',
  )
})

it('shows a day without its year when the month is visible nearby', () => {
  expect(formatMonthDay('2026-12-03')).toBe('12월 3일(목)')
  expect(monthDayOnScreen('2026-12-03')).toBe('12월 3일\u2060(목)\u2060')
})
