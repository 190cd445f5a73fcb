import { expect, test } from 'vitest'
import { balanceLines, fitText } from './line-fitting.ts'
import { widthOf } from './text-runs.ts'

const style = { typeface: 'serif', size: 14.5 } as const
const address =
  '강원특별자치도 고성군 현내면 동해대로 9999, 통일전망타워 별관 2층 201호 (명호리, 금강산휴게소)'

test('keeps the size of a short text', () => {
  expect(fitText('바다로 횟집', 307, style, 12)).toEqual({ lines: ['바다로 횟집'], size: 14.5 })
})

test('shrinks a slightly long text to fit one line', () => {
  const fitted = fitText('경기도 성남시 분당구 판교역로 321, 1층 104호 (삼평동)', 307, style, 12)
  expect(fitted.lines).toHaveLength(1)
  expect(fitted.size).toBeLessThan(14.5)
  expect(widthOf(fitted.lines[0] ?? '', { ...style, size: fitted.size })).toBeLessThanOrEqual(307.01)
})

test('breaks a long address between words onto two lines', () => {
  const fitted = fitText(address, 307, style, 12)
  expect(fitted.lines).toHaveLength(2)
  expect(fitted.lines.join(' ')).toBe(address)
})

test('cuts only a word wider than the line', () => {
  const fitted = fitText('가'.repeat(60), 307, style, 12)
  expect(fitted.lines.join('')).toBe('가'.repeat(60))
  for (const line of fitted.lines) {
    expect(widthOf(line, { ...style, size: fitted.size })).toBeLessThanOrEqual(307.01)
  }
})

test('balances lines to differ by less than a long word', () => {
  const lines = balanceLines(address, 400, style, 14.5)
  const widths = lines.map((line) => widthOf(line, style))
  expect(lines.join(' ')).toBe(address)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(110)
})
