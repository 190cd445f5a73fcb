import { describe, expect, it } from 'vitest'
import { keptRepresentative, readRegisterRow } from './register-row.ts'

const PROVINCES = [
  { code: '1100000000', name: '서울특별시' },
  { code: '4300000000', name: '충청북도' },
  { code: '4100000000', name: '경기도' },
  { code: '5100000000', name: '강원특별자치도' },
]
const ROW = {
  LCNS_NO: '20260123456',
  INDUTY_CD_NM: '일반음식점',
  BSSH_NM: '가상식당',
  PRSDNT_NM: '김**',
  ADDR: '서울특별시 종로구 가상로 1',
  CHNG_DT: '20261120',
}
const read = (changes: Record<string, unknown>) => readRegisterRow({ ...ROW, ...changes }, PROVINCES)

describe('a row of the register', () => {
  it('reads a row as a licence in our own terms', () => {
    expect(read({})).toEqual({
      licenceNo: '20260123456',
      businessTypeName: '일반음식점',
      businessName: '가상식당',
      representativeName: '김**',
      siteAddress: '서울특별시 종로구 가상로 1',
      sidoCode: '1100000000',
      changedOn: '2026-11-20',
    })
  })

  it.each([
    ['a number that came as a number', { LCNS_NO: 20260123456 }, { licenceNo: '20260123456' }],
    ['NUL and spaces in a name', { BSSH_NM: ' 가상\0 \n식당\u200b ' }, { businessName: '가상 식당' }],
    ['a name of parts', { BSSH_NM: '가상'.normalize('NFD') }, { businessName: '가상' }],
    [
      'the address under its other name',
      { ADDR: '', SITE_ADDR: '경기도 파주시 1' },
      { sidoCode: '4100000000' },
    ],
    ['a short province', { ADDR: '충북 제천시 2' }, { sidoCode: '4300000000' }],
    ['a short province of two words', { ADDR: '강원 춘천시 2' }, { sidoCode: '5100000000' }],
    ['a day with hyphens', { CHNG_DT: '2026-11-20' }, { changedOn: '2026-11-20' }],
    ['no day', { CHNG_DT: '' }, { changedOn: null }],
    ['a day that is none', { CHNG_DT: '20260231' }, { changedOn: null }],
  ])('reads a row with %s', (_what, changes, fields) => {
    expect(read(changes)).toMatchObject(fields)
  })

  it.each([
    ['number', { LCNS_NO: '없음' }],
    ['number', { LCNS_NO: null }],
    ['trade', { INDUTY_CD_NM: '유흥주점영업' }],
    ['trade', { INDUTY_CD_NM: '집단급식소 식품판매업' }],
    ['name', { BSSH_NM: '\0' }],
    ['name', { BSSH_NM: '가'.repeat(121) }],
    ['representative', { PRSDNT_NM: '가'.repeat(41) }],
    ['address', { ADDR: '' }],
    ['address', { ADDR: `서울특별시 ${'가'.repeat(250)}` }],
    ['province', { ADDR: '평양시 1' }],
  ])('refuses a row for its %s: %j', (fault, changes) => {
    expect(read(changes)).toBe(fault)
  })

  it.each([[null], ['row'], [7]])('refuses a value that is not a row: %j', (row) => {
    expect(readRegisterRow(row, PROVINCES)).toBe(row === null || typeof row !== 'object' ? 'shape' : 'number')
  })
})

it.each([
  ['김철수', '김**', '김철수'],
  ['김**', '김**', '김**'],
  ['김철수', '이**', '이**'],
  ['김철수', '김영희', '김영희'],
  ['김철수', '김*', '김*'],
])('merges the representatives %s and %s to %s', (before, listed, kept) => {
  expect(keptRepresentative(before, listed)).toBe(kept)
})
