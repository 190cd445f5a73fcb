import { describe, expect, it } from 'vitest'
import { FIRST_ASSOCIATION } from '../../association.ts'
import {
  type AssociationVersion,
  beginningOf,
  mayStartAt,
  mayWithdraw,
  activeVersions,
  versionAt,
} from './association-versions.ts'
import { associationDifferences } from './association-text.ts'

const at = (text: string) => new Date(`${text}+09:00`)
const row = (versionNo: number, startsAt: string, more: Partial<AssociationVersion> = {}) => ({
  versionNo,
  startsAt: at(startsAt),
  text: { ...FIRST_ASSOCIATION, supportPhone: `1588-000${versionNo}` },
  supersedesNo: null,
  approvalNo: null,
  ...more,
})

const rows: AssociationVersion[] = [
  row(1, '2000-01-01T00:00'),
  row(2, '2026-12-01T00:00'),
  row(3, '2027-01-01T00:00'),
  row(4, '2027-01-01T00:00', { text: null, supersedesNo: 3 }),
  row(5, '2027-01-01T00:00', { supersedesNo: 4 }),
  row(6, '2027-02-01T09:00'),
  row(7, '2027-02-01T09:00', { text: null, supersedesNo: 6 }),
]

describe('the version in force', () => {
  it.each<[string, number | undefined]>([
    ['1999-12-31T23:59', undefined],
    ['2000-01-01T00:00', 1],
    ['2026-11-30T23:59:59.999', 1],
    ['2026-12-01T00:00', 2],
    ['2026-12-31T23:59:59.999', 2],
    ['2027-01-01T00:00', 5],
    ['2027-02-01T09:00', 5],
    ['2030-01-01T00:00', 5],
  ])('finds at %s the version %s', (instant, versionNo) => {
    expect(versionAt(rows, at(instant))?.versionNo).toBe(versionNo)
  })

  it('finds the active versions for any order of the rows', () => {
    expect(activeVersions(rows.toReversed()).map(({ versionNo }) => versionNo)).toEqual([1, 2, 5])
    expect(versionAt(rows.toReversed(), at('2026-12-24T00:00'))?.versionNo).toBe(2)
  })
})

describe('a new version', () => {
  it.each<[string, ReturnType<typeof mayStartAt>]>([
    ['2026-12-24T00:00', { allowed: true, supersedesNo: null }],
    ['2026-12-01T00:00', { allowed: false, reason: 'SETTINGS_START_TAKEN' }],
    ['2027-01-01T00:00', { allowed: false, reason: 'SETTINGS_START_TAKEN' }],
    ['2027-02-01T09:00', { allowed: true, supersedesNo: 7 }],
  ])('judges a start at %s as %j', (startsAt, verdict) => {
    expect(mayStartAt(rows, at(startsAt))).toEqual(verdict)
  })

  it.each([
    ['2027-01-01T00:00', '2026-12-24T10:00:00.000', '2027-01-01T00:00:00.000'],
    ['2026-12-24T10:00', '2026-12-24T10:00:00.000', '2026-12-24T10:00:05.000'],
    ['2026-12-20T10:00', '2026-12-24T10:00:00.001', '2026-12-24T10:00:06.000'],
  ])('starts a version requested for %s and approved at %s at %s', (wanted, now, begins) => {
    expect(beginningOf(at(wanted), at(now))).toEqual(at(begins))
  })
})

it.each<[number, string | undefined]>([
  [5, undefined],
  [2, 'SETTINGS_BEGUN'],
  [3, 'SETTINGS_NOT_FOUND'],
  [4, 'SETTINGS_NOT_FOUND'],
  [6, 'SETTINGS_NOT_FOUND'],
  [99, 'SETTINGS_NOT_FOUND'],
])('judges the withdrawal of version %s: %s', (versionNo, reason) => {
  const verdict = mayWithdraw(rows, versionNo, at('2026-12-24T00:00'))
  expect(verdict.allowed ? undefined : verdict.reason).toBe(reason)
})

it('lists differing fields in screen order and explains an empty one', () => {
  const sealFileNo = '0e5b2a7c-0000-4000-8000-000000000000'
  const changed = { ...FIRST_ASSOCIATION, supportPhone: '1588-0000', messageSender: '15880000', sealFileNo }
  expect(associationDifferences(FIRST_ASSOCIATION, changed)).toEqual([
    { label: '고객센터 전화', before: '02-0000-0000', after: '1588-0000' },
    { label: '직인 그림', before: '글자로 새김', after: '그림 0e5b2a7c' },
    { label: '문자 보내는 번호', before: '서버에 적힌 번호', after: '15880000' },
  ])
})
