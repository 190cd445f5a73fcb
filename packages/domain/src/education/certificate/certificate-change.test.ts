import { describe, expect, it } from 'vitest'
import {
  changedText,
  changesIdentity,
  mayChangeEdition,
  nextEdition,
  withdrawnSentence,
} from './certificate-change.ts'
import { FIRST_ASSOCIATION } from '../../association.ts'
import { frozenIssuer } from '../../staff/setting/frozen-issuer.ts'

const printed = {
  userName: '김영자',
  birthOn: '1968-03-02',
  businessName: '바다로 횟집',
  address: '경기도 수원시',
  address2: '',
}

describe('corrected words of a certificate', () => {
  it.each([
    ['another name of the place', { businessName: '바다 횟집' }, { businessName: '바다 횟집' }, false],
    [
      'another address',
      { address: '서울특별시', address2: '1층' },
      { address: '서울특별시', address2: '1층' },
      false,
    ],
    ['another name of the person', { userName: '김영지' }, { userName: '김영지' }, true],
    ['another day of birth', { birthOn: '1968-02-03' }, { birthOn: '1968-02-03' }, true],
    ['the same words', { ...printed }, {}, false],
    ['nothing', {}, {}, false],
  ])('finds the changed words for %s', (_what, wanted, changed, isIdentity) => {
    expect(changedText(printed, wanted)).toEqual(changed)
    expect(changesIdentity(changedText(printed, wanted))).toBe(isIdentity)
  })

  it('prints the correction in a new edition with the same number and its own address', () => {
    const issuedAt = new Date('2026-12-08T15:30:00Z')
    const issue = { verificationNumber: 'M4RD-9WX1-6KZC', publicUrl: 'https://edu.example' }
    const association = { ...FIRST_ASSOCIATION, issuerName: '새 협회장' }
    const frozen = {
      ...printed,
      issuerName: '옛 협회장',
      number: '2026-02-0000001',
      completedOn: '2026-10-02',
    }
    expect(nextEdition(frozen, { businessName: '바다 횟집' }, { ...issue, issuedAt, association })).toEqual({
      ...frozen,
      businessName: '바다 횟집',
      ...frozenIssuer(association),
      verificationNumber: 'M4RD-9WX1-6KZC',
      verifyUrl: 'https://edu.example/verify/M4RD-9WX1-6KZC',
      issuedOn: '2026-12-09',
    })
  })
})

it.each([
  ['valid', 2, 2, true],
  ['valid', 2, 1, 'CERTIFICATE_CHANGED'],
  ['revoked', 2, 2, 'CERTIFICATE_VOID'],
  ['revoked', 2, 1, 'CERTIFICATE_VOID'],
] as const)(
  'judges a change to a %s certificate in edition %d, viewed in edition %d: %s',
  (status, edition, seen, answer) => {
    const verdict = mayChangeEdition({ edition, status }, { edition: seen })
    expect(verdict.allowed || verdict.reason).toBe(answer)
  },
)

it('shows when and why a certificate lost its validity', () => {
  expect(withdrawnSentence('superseded', '2026-12-08')).toBe('2026.12.08 새 수료증으로 대체되었습니다')
  expect(withdrawnSentence('revoked', '2026-12-08')).toBe('2026.12.08 효력이 취소되었습니다')
})
