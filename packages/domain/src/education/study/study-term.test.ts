import { describe, expect, it } from 'vitest'
import { statusAt } from './study-record.ts'
import { endOfStudy, lastStudyDay, mayExtendStudy } from './study-term.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const term = (extendedToOn: string | null) => ({ year: 2026, extendedToOn })

describe('the term of an enrolment', () => {
  it.each([
    [null, '2026-12-31', '2027-01-01T00:00:00'],
    ['2027-01-15', '2027-01-15', '2027-01-16T00:00:00'],
    ['2027-01-31', '2027-01-31', '2027-02-01T00:00:00'],
  ])('ends a term extended to %s after %s', (extendedToOn, last, end) => {
    expect(lastStudyDay(term(extendedToOn))).toBe(last)
    expect(endOfStudy(term(extendedToOn))).toEqual(seoul(end))
  })

  it('reports an enrolment as expired at once, before the status is stored', () => {
    const studying = { status: 'studying' as const, ...term('2027-01-15') }
    expect(statusAt(studying, seoul('2027-01-15T23:59:59'))).toBe('studying')
    expect(statusAt(studying, seoul('2027-01-16T00:00:00'))).toBe('expired')
  })
})

describe('an extension of study', () => {
  const december = seoul('2026-12-20T10:00:00')
  const january = seoul('2027-01-05T10:00:00')
  it.each([
    ['studying', null, '2027-01-31', december, null],
    ['paid', null, '2027-01-01', december, null],
    ['surveyed', '2027-01-10', '2027-01-20', january, null],
    ['studying', null, '2026-12-31', december, 'EXTENSION_DAY'],
    ['studying', null, '2027-02-01', december, 'EXTENSION_DAY'],
    ['studying', '2027-01-20', '2027-01-20', january, 'EXTENSION_DAY'],
    ['studying', '2027-01-20', '2027-01-10', january, 'EXTENSION_DAY'],
    ['studying', null, '2027-01-20', january, 'EXTENSION_ENDED'],
    ['completed', null, '2027-01-20', december, 'EXTENSION_ENDED'],
    ['expired', null, '2027-01-20', december, 'EXTENSION_ENDED'],
    ['applied', null, '2027-01-20', december, 'NOT_PAID_YET'],
  ] as const)(
    'judges for status %s with term %s an extension to %s',
    (status, extendedToOn, untilOn, now, reason) => {
      const verdict = mayExtendStudy({ status, ...term(extendedToOn) }, untilOn, now)
      expect(verdict.allowed ? null : verdict.reason).toBe(reason)
    },
  )
})
