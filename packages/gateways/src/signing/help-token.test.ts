import { expect, test } from 'vitest'
import { helpToken, helpTokenHash } from './help-token.ts'

const SECRET = 'a-secret-of-at-least-thirty-two-letters'
const asked = { helperNo: 7, ownerNo: 9, askedAt: new Date('2026-11-22T10:12:00+09:00') }

test('creates the same help token of eight letters and digits in every process', () => {
  const token = helpToken(SECRET, asked)
  expect(token).toMatch(/^[A-Za-z0-9]{8}$/)
  expect(helpToken(SECRET, { ...asked })).toBe(token)
})

test('creates another help token for another person, instant or secret', () => {
  const tokens = [
    helpToken(SECRET, asked),
    helpToken(SECRET, { ...asked, helperNo: 8 }),
    helpToken(SECRET, { ...asked, ownerNo: 10 }),
    helpToken(SECRET, { ...asked, askedAt: new Date(asked.askedAt.getTime() + 1) }),
    helpToken(`${SECRET}x`, asked),
  ]
  expect(new Set(tokens).size).toBe(tokens.length)
})

test('uses every letter in help tokens about equally often', () => {
  const counts = new Map<string, number>()
  for (let helperNo = 1; helperNo <= 20_000; helperNo += 1)
    for (const letter of helpToken(SECRET, { ...asked, helperNo }))
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(62)
  const expected = (20_000 * 8) / 62
  for (const count of counts.values()) expect(Math.abs(count / expected - 1)).toBeLessThan(0.12)
})

test('derives a keyed hash from the help token', () => {
  const token = helpToken(SECRET, asked)
  expect(helpTokenHash(SECRET, token)).toMatch(/^[0-9a-f]{64}$/)
  expect(helpTokenHash(SECRET, token)).not.toBe(helpTokenHash(`${SECRET}x`, token))
})
