import { describe, expect, it } from 'vitest'
import { nearLicenceKeys, placeDifferences, type TypedPlace } from './licence-check.ts'

const TYPED: TypedPlace = {
  industryType: 1,
  licenceNo: '2019-0114-555',
  businessName: '한마음 식당',
  representative: '김영자',
  address: '경기도 수원시 팔달구 가상로 12',
  address2: '1층',
}
const LISTED = {
  licenceNo: '20190114555',
  businessTypeName: '일반음식점',
  businessName: '한마음식당',
  representativeName: '김**',
  siteAddress: '경기 수원시 팔달구 가상로 12, 1층 (매산동)',
}

describe('a typed place', () => {
  it.each<[string, Partial<typeof LISTED>, string[]]>([
    ['spelt in other spaces and signs', {}, []],
    ['with the full name', { representativeName: '김영자' }, []],
    ['with another full name', { representativeName: '김영희' }, ['representative']],
    ['with a name of other length', { representativeName: '김*' }, ['representative']],
    ['of another number', { licenceNo: '20190114556' }, ['licenceNo']],
    ['without the floor', { siteAddress: '경기도 수원시 팔달구 가상로 12' }, []],
    ['in the next house', { siteAddress: '경기도 수원시 팔달구 가상로 121' }, ['address']],
    ['in a house behind', { siteAddress: '경기도 수원시 팔달구 가상로 12-3' }, ['address']],
    ['without an address', { siteAddress: '' }, ['address']],
    ['of another trade', { businessTypeName: '집단급식소' }, ['trade']],
    ['of no trade of ours', { businessTypeName: '휴게음식점' }, ['trade']],
    ['of another name', { businessName: '바다식당' }, ['businessName']],
  ])('compares a typed place %s and finds the differences %j', (_what, more, differences) => {
    expect(placeDifferences(TYPED, { ...LISTED, ...more })).toEqual(differences)
  })
})

it.each([
  ['another digit', '20190114556'],
  ['one missing', '2019014555'],
  ['one too many', '201901145555'],
  ['two neighbours swapped', '20190141555'],
])('counts a number with %s as near', (_what, key) => {
  expect(nearLicenceKeys('20190114555')).toContain(key)
})

it('excludes the number itself and numbers with two other digits from near ones', () => {
  expect(nearLicenceKeys('2019')).not.toContain('2019')
  expect(nearLicenceKeys('2019')).not.toContain('2178')
})
