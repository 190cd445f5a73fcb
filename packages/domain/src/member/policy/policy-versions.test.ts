import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { policiesToAgree, policyInForce, type PolicyVersion, policyStateOf } from './policy-versions.ts'

const version = (
  inForceOn: string,
  needsConsent = true,
  kind: PolicyVersion['kind'] = 'terms',
): PolicyVersion => ({
  kind,
  inForceOn,
  announcedOn: '2020-01-01',
  needsConsent,
})
const FIRST = version('2021-01-01', false)
const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}+09:00`)

describe('the version in force', () => {
  const next = { ...version('2026-12-10'), announcedOn: '2026-12-03' }
  const all = [FIRST, next, version('2026-12-20', false, 'privacy')]

  it.each([
    ['2026-12-09', '23:59:59', '2021-01-01'],
    ['2026-12-10', '00:00:00', '2026-12-10'],
    ['2026-12-10', '00:00:01', '2026-12-10'],
  ])('finds on %s at %s the version of %s in force', (day, time, inForceOn) => {
    expect(policyInForce(all, 'terms', at(day, time))?.inForceOn).toBe(inForceOn)
  })

  it('finds no version of a policy before the first', () => {
    expect(policyInForce(all, 'terms', at('2020-12-31', '23:59:59'))).toBeNull()
  })

  it.each([
    ['2026-12-02', null, 'inForce'],
    ['2026-12-03', 'announced', 'inForce'],
    ['2026-12-09', 'announced', 'inForce'],
    ['2026-12-10', 'inForce', 'past'],
  ] as const)('reports on %s the next version as %s and the first one as %s', (day, ofNext, ofFirst) => {
    expect(policyStateOf(next, all, at(day))).toBe(ofNext)
    expect(policyStateOf(FIRST, all, at(day))).toBe(ofFirst)
  })
})

const asked = (versions: PolicyVersion[], agreed: string[], loggedInAt: Date) =>
  policiesToAgree(
    versions,
    agreed.map((one) => ({ kind: 'terms' as const, version: one })),
    loggedInAt,
  ).map(({ inForceOn }) => inForceOn)

describe('policies to accept at a login', () => {
  const two = [FIRST, version('2026-12-10')]

  it.each<[string, string[], string, string[]]>([
    ['begun the second before it came', ['2021-01-01'], '2026-12-09T23:59:59+09:00', []],
    ['begun as it came', ['2021-01-01'], '2026-12-10T00:00:00+09:00', ['2026-12-10']],
    ['of a member without any record', [], '2026-12-10T00:00:00+09:00', ['2026-12-10']],
    ['after it was agreed to', ['2021-01-01', '2026-12-10'], '2026-12-11T00:00:00+09:00', []],
  ])('lists the policies to accept for a login %s', (_case, agreed, loggedInAt, expected) => {
    expect(asked(two, agreed, new Date(loggedInAt))).toEqual(expected)
  })

  it('requests no consent when the new policy text needs none', () => {
    expect(asked([FIRST, version('2026-12-10', false)], [], at('2026-12-11'))).toEqual([])
  })

  it('requests consent to the latest policy text when an earlier one needed consent', () => {
    expect(asked([...two, version('2027-02-01', false)], ['2021-01-01'], at('2027-02-02'))).toEqual([
      '2027-02-01',
    ])
    expect(asked([...two, version('2027-02-01', false)], ['2026-12-10'], at('2027-02-02'))).toEqual([])
  })

  it('requests each kind of policy separately', () => {
    const both = [...two, version('2026-12-10', true, 'privacy')]
    expect(policiesToAgree(both, [{ kind: 'terms', version: '2026-12-10' }], at('2026-12-11'))).toEqual([
      both[2],
    ])
  })

  it('requests nothing more once the member accepted all requested texts', () => {
    const day = fc.integer({ min: 0, max: 27 }).map((n) => `2026-12-${String(n + 1).padStart(2, '0')}`)
    const texts = fc.uniqueArray(
      fc.record({
        inForceOn: day,
        needsConsent: fc.boolean(),
        kind: fc.constantFrom('terms', 'privacy' as const),
      }),
      { selector: ({ kind, inForceOn }) => kind + inForceOn },
    )
    fc.assert(
      fc.property(texts, day, (all, login) => {
        const versions = all.map((one) => version(one.inForceOn, one.needsConsent, one.kind))
        const asks = policiesToAgree(versions, [], at(login))
        const agreed = asks.map(({ kind, inForceOn }) => ({ kind, version: inForceOn }))
        expect(policiesToAgree(versions, agreed, at(login))).toEqual([])
      }),
    )
  })
})
