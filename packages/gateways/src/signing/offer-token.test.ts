import { describe, expect, it } from 'vitest'
import { readCalendarToken, readOfferToken, signCalendar, signOffer } from './offer-token.ts'

const SECRET = 'a-secret-of-at-least-thirty-two-letters'

describe('the link of an offer', () => {
  it('leads back to its waiting entry, the same one every time', () => {
    const token = signOffer(SECRET, 4711)
    expect(readOfferToken(SECRET, token)).toBe(4711)
    expect(signOffer(SECRET, 4711)).toBe(token)
    expect(token).toMatch(/^4711\.[A-Za-z0-9_-]{43}$/)
  })

  it('opens no other entry', () => {
    const [, signature] = signOffer(SECRET, 4711).split('.')
    expect(readOfferToken(SECRET, `4712.${signature}`)).toBeNull()
    expect(readOfferToken(SECRET, `04711.${signature}`)).toBeNull()
    expect(readOfferToken('another-secret-of-thirty-two-letters', signOffer(SECRET, 4711))).toBeNull()
  })

  it('opens no calendar file, nor the link of a file an offer', () => {
    expect(readCalendarToken(SECRET, signOffer(SECRET, 4711))).toBeNull()
    expect(readOfferToken(SECRET, signCalendar(SECRET, 4711))).toBeNull()
    expect(readCalendarToken(SECRET, signCalendar(SECRET, 4711))).toBe(4711)
  })

  it.each(['', '4711', '4711.', `0.${'A'.repeat(43)}`, `4711.${'A'.repeat(42)}`, `4711.${'ㄱ'.repeat(43)}`])(
    'is not «%s»',
    (token) => expect(readOfferToken(SECRET, token)).toBeNull(),
  )
})
