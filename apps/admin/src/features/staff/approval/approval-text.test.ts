import { expect, it } from 'vitest'
import { agoText, shortTime, viewNamed } from './approval-text.ts'

const NOW = new Date('2026-12-08T03:00:00Z')

it.each([
  ['2026-12-08T02:59:31Z', '방금'],
  ['2026-12-08T02:20:00Z', '40분 전'],
  ['2026-12-08T02:00:00Z', '1시간 전'],
  ['2026-12-07T03:00:01Z', '23시간 전'],
  ['2026-12-06T01:20:00Z', '2일 전'],
])('says that a request of %s was made %s', (at, text) => {
  expect(agoText(at, NOW)).toBe(text)
})

it('writes the end of a request without its year', () => {
  expect(shortTime('2026-12-13T01:20:00Z')).toMatch(/^12\.13.* 10:20$/)
})

it.each([
  ['asked', 'asked'],
  ['ended', 'ended'],
  ['other', 'toDecide'],
  [null, 'toDecide'],
])('reads the view %s as %s', (name, view) => {
  expect(viewNamed(name)).toBe(view)
})
