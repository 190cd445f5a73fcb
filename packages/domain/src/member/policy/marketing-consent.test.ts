import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askAgainBefore, consentSince, isConsentAlive } from './marketing-consent.ts'

const seoul = (at: string) => new Date(`${at}+09:00`)

test.each([
  ['2026-12-08T00:00:00', '2024-12-09T00:00:00'],
  ['2026-12-08T23:59:59.999', '2024-12-09T00:00:00'],
  ['2026-03-01T00:00:00', '2024-03-02T00:00:00'],
  ['2026-02-28T12:00:00', '2024-02-29T00:00:00'],
  ['2028-02-29T12:00:00', '2026-03-01T00:00:00'],
  ['2027-01-01T00:00:00', '2025-01-02T00:00:00'],
])('counts at %s consents given since %s as valid', (now, since) => {
  expect(consentSince(seoul(now))).toEqual(seoul(since))
})

const at = (day: string | null) => (day === null ? null : seoul(day))
const NOW = seoul('2026-12-08T10:00:00')
test.each([
  [null, null, false],
  ['2026-12-01T00:00:00', null, true],
  ['2024-12-09T00:00:00', null, true],
  ['2024-12-08T23:59:59', null, false],
  ['2020-01-01T00:00:00', '2025-01-01T00:00:00', true],
  ['2020-01-01T00:00:00', '2024-12-08T00:00:00', false],
  [null, '2026-12-01T00:00:00', false],
])(
  'decides for a consent given %s and confirmed %s whether the consent is valid: %s',
  (given, confirmed, alive) => {
    const consent = { marketingAgreedAt: at(given), marketingConfirmedAt: at(confirmed) }
    expect(isConsentAlive(consent, NOW)).toBe(alive)
  },
)

test('ends every consent within two years and requests renewal before the end', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (now) => {
      const twoYearsAgo = new Date(now)
      twoYearsAgo.setUTCFullYear(now.getUTCFullYear() - 2)
      expect(consentSince(now).getTime()).toBeGreaterThan(twoYearsAgo.getTime() - 2 * 86_400_000)
      expect(askAgainBefore(now).getTime()).toBeGreaterThan(consentSince(now).getTime())
    }),
  )
})
