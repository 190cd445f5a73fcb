import { expect, it } from 'vitest'
import { readRefusalToken, refusalToken } from './refusal-token.ts'

const SECRET = 'a-secret-of-at-least-thirty-two-letters'

it.each([1, 7, 4711, 2_147_483_647])(
  'leads a refusal token back to member %i without revealing the number',
  (memberNo) => {
    const token = refusalToken(SECRET, memberNo)
    expect(readRefusalToken(SECRET, token)).toBe(memberNo)
    expect(refusalToken(SECRET, memberNo)).toBe(token)
    expect(token).toHaveLength(22)
    expect(token).not.toContain(String(memberNo).padStart(4, '0'))
  },
)

it('rejects a refusal token with a changed letter or another secret', () => {
  const token = refusalToken(SECRET, 4711)
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A'
    expect(readRefusalToken(SECRET, token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
  }
  expect(readRefusalToken('another-secret-of-thirty-two-letters', token)).toBeNull()
})

it.each(['', '4711', 'A'.repeat(22), 'A'.repeat(23), 'ㄱ'.repeat(22)])(
  'rejects «%s» as a refusal token',
  (token) => {
    expect(readRefusalToken(SECRET, token)).toBeNull()
  },
)
