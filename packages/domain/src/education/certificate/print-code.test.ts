import { expect, it } from 'vitest'
import { formatPrintCode, printCodeEnd, printCodeOf, readPrintCode } from './print-code.ts'

it('a code has six digits, is read out in two groups, and ends after a day', () => {
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
])('«%s» is read as %s', (typed, code) => {
  expect(readPrintCode(typed)).toBe(code)
})
