import { expect, it } from 'vitest'
import { timeLeftText } from './time-left-text.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

it.each([
  [0, '0초'],
  [-5 * SECOND, '0초'],
  [400, '1초'],
  [59 * SECOND, '59초'],
  [MINUTE, '1분'],
  [12 * MINUTE + 30 * SECOND, '12분 30초'],
  [HOUR, '1시간'],
  [3 * HOUR + 20 * MINUTE + 59 * SECOND, '3시간 20분'],
  [24 * HOUR, '1일'],
  [27 * HOUR + 59 * MINUTE, '1일 3시간'],
])('writes %i ms as %s', (milliseconds, text) => {
  expect(timeLeftText(milliseconds)).toBe(text)
})
