import { describe, expect, it } from 'vitest'
import { readCalendarToken, readOfferToken, signCalendar, signOffer } from './offer-token.ts'

const SECRET = 'a-secret-of-at-least-thirty-two-letters'

describe('the link of an offer', () => {
  it('leads an offer link back to its waiting entry with the same token every time', () => {
    const token = signOffer(SECRET, 4711)
    expect(readOfferToken(SECRET, token)).toBe(4711)
    expect(signOffer(SECRET, 4711)).toBe(token)
    expect(token).toMatch(/^4711\.[A-Za-z0-9_-]{43}$/)
  })

  it('opens no other waiting entry by a changed offer link', () => {
    const [, signature] = signOffer(SECRET, 4711).split('.')
    expect(readOfferToken(SECRET, `4712.${signature}`)).toBeNull()
    expect(readOfferToken(SECRET, `04711.${signature}`)).toBeNull()
    expect(readOfferToken('another-secret-of-thirty-two-letters', signOffer(SECRET, 4711))).toBeNull()
  })

  it('opens no calendar file by an offer link and no offer by a calendar link', () => {
    expect(readCalendarToken(SECRET, signOffer(SECRET, 4711))).toBeNull()
    expect(readOfferToken(SECRET, signCalendar(SECRET, 4711))).toBeNull()
    expect(readCalendarToken(SECRET, signCalendar(SECRET, 4711))).toBe(4711)
  })

  it.each(['', '4711', '4711.', `0.${'A'.repeat(43)}`, `4711.${'A'.repeat(42)}`, `4711.${'ㄱ'.repeat(43)}`])(
    'rejects «%s» as an offer link',
    (token) => expect(readOfferToken(SECRET, token)).toBeNull(),
  )
})
