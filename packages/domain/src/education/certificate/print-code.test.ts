import { expect, it } from 'vitest'
import { formatPrintCode, printCodeEnd, printCodeOf, readPrintCode } from './print-code.ts'

it('gives a print code six digits in two groups and ends its validity after a day', () => {
  expect(printCodeOf(42)).toBe('000042')
  expect(formatPrintCode('482913')).toBe('482 913')
  expect(printCodeEnd(new Date('2026-11-22T05:00:00Z'))).toEqual(new Date('2026-11-23T05:00:00Z'))
})

it.each([
  ['482 913', '482913'],
  [' 482-913 ', '482913'],
  ['４８２９１３', '482913'],
  ['48291', null],
  ['4829130', null],
  ['48291a', null],
])('reads the typed print code «%s» as %s', (typed, code) => {
  expect(readPrintCode(typed)).toBe(code)
})
