import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seoulDay, seoulInstant } from '../../time/seoul-day.ts'
import { unpaidLapsesAfter, unpaidLapsesBefore } from './unpaid-lapse.ts'

test.each([
  ['2026-11-22', '00:00', '2026-11-29'],
  ['2026-11-22', '23:59', '2026-11-29'],
  ['2026-12-28', '10:00', '2027-01-04'],
])('keeps an application of %s at %s payable through %s', (day, time, last) => {
  expect(unpaidLapsesAfter(seoulInstant(day, time))).toBe(last)
})

test('lapses an unpaid application at the midnight after its last day and not before', () => {
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, instants, (appliedAt, now) => {
      expect(appliedAt < unpaidLapsesBefore(now)).toBe(seoulDay(now) > unpaidLapsesAfter(appliedAt))
    }),
  )
})
