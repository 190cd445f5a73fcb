import { describe, expect, it } from 'vitest'
import { judgeSigned } from './judge-signed.ts'
import { fingerprintOf, listEntry, revocationText, withdrawnBy } from './revocation-list.ts'

const fingerprint = fingerprintOf('0123456789abcdef0123456789abcdef')
const other = 'ffffffffffffffff'
const issuedAt = new Date('2026-11-20T05:00:00Z')
const now = new Date('2026-11-24T00:00:00Z')
const listOf = (madeAt: string, entries: { revoked?: string[]; superseded?: string[] } = {}) => ({
  madeAt: new Date(madeAt),
  revoked: [other],
  superseded: [],
  ...entries,
})

describe('a certificate with a genuine signature', () => {
  it.each([
    ['2026-11-24T00:00:00Z', 'valid'],
    ['2026-11-20T05:00:00Z', 'valid'],
    ['2026-11-20T04:59:59Z', 'uncertain'],
    ['2026-11-01T00:00:00Z', 'uncertain'],
  ])('judges a signed certificate against a list made at %s as %s', (madeAt, verdict) => {
    expect(judgeSigned({ issuedAt, fingerprint, list: listOf(madeAt) }, now)).toBe(verdict)
  })

  it.each([
    ['2026-12-01T00:00:00Z', '2026-11-24T00:00:00Z', 'valid'],
    ['2026-12-01T00:00:01Z', '2026-11-24T00:00:00Z', 'uncertain'],
  ])('judges a signed certificate on %s against a list made at %s as %s', (today, madeAt, verdict) => {
    const known = { issuedAt, fingerprint, list: listOf(madeAt) }
    expect(judgeSigned(known, new Date(today))).toBe(verdict)
  })

  it('judges a signed certificate as uncertain when no list is stored', () => {
    expect(judgeSigned({ issuedAt, fingerprint, list: null }, now)).toBe('uncertain')
  })

  it.each(['2026-11-24T00:00:00Z', '2026-11-01T00:00:00Z'])(
    'judges a certificate as withdrawn when a list made at %s names its fingerprint',
    (madeAt) => {
      const revoked = listOf(madeAt, { revoked: [other, fingerprint] })
      const superseded = listOf(madeAt, { superseded: [fingerprint] })
      expect(judgeSigned({ issuedAt, fingerprint, list: revoked }, now)).toBe('revoked')
      expect(judgeSigned({ issuedAt, fingerprint, list: superseded }, now)).toBe('superseded')
    },
  )
})

it('distinguishes the two kinds of entries in the signed text of a list', () => {
  const madeAt = now.toISOString()
  expect(revocationText(listOf(madeAt))).not.toBe(
    revocationText(listOf(madeAt, { revoked: [], superseded: [other] })),
  )
})

it('gives the withdrawal day when the list stores days', () => {
  const list = listOf(now.toISOString(), {
    revoked: [listEntry(other, '2026-11-22')],
    superseded: [fingerprint],
  })
  expect(withdrawnBy(list, other)).toEqual({ how: 'revoked', on: '2026-11-22' })
  expect(withdrawnBy(list, fingerprint)).toEqual({ how: 'superseded', on: null })
  expect(withdrawnBy(list, '0000000000000000')).toBeNull()
})
