import { expect, it } from 'vitest'
import { addMonths, dayInText, shownValue, valueTyped, weeksOf } from './typed-date.ts'

it.each([
  ['date', '2026.12.11', '2026-12-11'],
  ['date', '20261211', '2026-12-11'],
  ['date', '2026-12-11', '2026-12-11'],
  ['date', '2026년 2월 3일', '2026-02-03'],
  ['date', '2026.2.29', null],
  ['date', '2026.12', null],
  ['date', '2026.12.11 13', null],
  ['date', '', ''],
  ['time', '9:30', '09:30'],
  ['time', '1300', '13:00'],
  ['time', '오후 1시 30분', '13:30'],
  ['time', '오전 12시', '00:00'],
  ['time', '24:00', null],
  ['datetime-local', '2026-12-11T13:00', '2026-12-11T13:00'],
  ['datetime-local', '2026.12.11 9:05', '2026-12-11T09:05'],
  ['datetime-local', '2026.12.11 오후 1:05', '2026-12-11T13:05'],
  ['datetime-local', '2026.12.11', null],
] as const)('reads a %s «%s» as %s', (type, typed, value) => {
  expect(valueTyped(type, typed)).toBe(value)
})

it.each([
  ['date', '2026-12-11', '2026.12.11'],
  ['time', '09:30', '09:30'],
  ['datetime-local', '2026-12-11T13:00', '2026.12.11 13:00'],
  ['datetime-local', '', ''],
] as const)('shows a %s %s as «%s»', (type, value, shown) => {
  expect(shownValue(type, value)).toBe(shown)
})

it('draws the weeks of a month from Sunday', () => {
  const weeks = weeksOf('2026-12-11')
  expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'])
  expect(weeks.at(-1)?.slice(0, 5)).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ])
  expect(weeks).toHaveLength(5)
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-01-31', 1, '2028-02-29'],
])('moves from %s by %s months to %s', (day, by, other) => {
  expect(addMonths(day, by)).toBe(other)
})

it('names a day in Korean in any browser language', () => {
  expect(dayInText('2026-12-11')).toBe('2026년 12월 11일(금)')
})
