import { expect, test } from 'vitest'
import { checkInHours, isCheckInOpen, isCheckInTaking } from './check-in-hours.ts'

const at = (instant: string): Date => new Date(`${instant}+09:00`)
const hours = checkInHours({ startsAt: at('2026-12-10T10:00:00'), endsAt: at('2026-12-10T17:00:00') })

test.each([
  ['2026-12-10T04:59:59.999', false, false],
  ['2026-12-10T05:00:00', true, true],
  ['2026-12-11T02:59:59.999', true, true],
  ['2026-12-11T03:00:00', false, true],
  ['2026-12-18T02:59:59.999', false, true],
  ['2026-12-18T03:00:00', false, false],
])(
  'decides at %s whether the check-in is open: %s and accepts phone records: %s',
  (instant, isOpen, isTaking) => {
    expect(isCheckInOpen(hours, at(instant))).toBe(isOpen)
    expect(isCheckInTaking(hours, at(instant))).toBe(isTaking)
  },
)
