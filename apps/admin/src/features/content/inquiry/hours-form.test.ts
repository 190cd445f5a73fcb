import { expect, it } from 'vitest'
import { faultsOf, hoursOf, typedOf } from './hours-form.ts'

const KEPT = {
  spans: [
    { weekday: 1, fromMinute: 540, untilMinute: 720 },
    { weekday: 1, fromMinute: 780, untilMinute: 1080 },
  ],
  holidays: [{ day: '2027-01-01', name: '신정' }],
  inquiryMinutes: 240,
  reportMinutes: 480,
  version: '0123456789abcdef',
}

it('shows hours as typed and reads them back', () => {
  const typed = typedOf(KEPT)
  expect(typed.day1).toBe('09:00-12:00, 13:00-18:00')
  expect(faultsOf(typed)).toEqual({})
  const { version: _, ...kept } = KEPT
  expect(hoursOf(typed)).toEqual(kept)
})

it.each([
  ['day1', { day1: '9시' }],
  ['day1', { day1: '09:00-12:00, 11:00-13:00' }],
  ['day1', { day1: '12:00-09:00' }],
  ['holidays', { holidays: '1월 1일 신정' }],
  ['inquiryMinutes', { inquiryMinutes: '네 시간' }],
])('reports a fault in %s for %o', (field, changed) => {
  expect(Object.keys(faultsOf({ ...typedOf(KEPT), ...changed }))).toEqual([field])
})
