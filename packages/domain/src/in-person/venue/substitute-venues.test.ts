import { expect, it } from 'vitest'
import { proposedVenue, substituteVenues, venueDistance } from './substitute-venues.ts'

const SEOUL = '1100000000'
const FROM = { sidoCode: SEOUL, address: '서울특별시 송파구 가상로 41' }
const venue = (
  name: string,
  more: Partial<{ sidoCode: string; address: string; venueCapacity: number }> = {},
) => ({
  name,
  sidoCode: SEOUL,
  address: '서울특별시 종로구 가상로 1',
  venueCapacity: 40,
  ...more,
})
const BUSAN = { sidoCode: '2600000000', address: '부산광역시 송파구 가상로 1' }

it.each([
  ['sameDistrict', { sidoCode: SEOUL, address: '서울특별시  송파구 다른로 7' }],
  ['sameProvince', { sidoCode: SEOUL, address: '서울특별시 종로구 가상로 41' }],
  ['sameProvince', { sidoCode: SEOUL, address: '서울특별시' }],
  ['far', BUSAN],
])('classifies a venue as %s', (expected, to) => {
  expect(venueDistance(FROM, to)).toBe(expected)
})

const namesOf = (seated: number, capacity: number, free: ReturnType<typeof venue>[]) =>
  substituteVenues(FROM, { seated, capacity }, free).map(({ name }) => name)

it.each([
  ['the nearest first', 5, 30, [venue('가', BUSAN), venue('나'), venue('다', FROM)], ['다', '나', '가']],
  ['no venue with one seat too few', 31, 40, [venue('가', { venueCapacity: 30 })], []],
  ['a venue with exactly the seats', 30, 40, [venue('가', { venueCapacity: 30 })], ['가']],
  [
    'one that keeps all seats before one that does not',
    10,
    30,
    [venue('가', { venueCapacity: 20 }), venue('나', { venueCapacity: 30 })],
    ['나', '가'],
  ],
  ['equal ones by name', 5, 30, [venue('하'), venue('나')], ['나', '하']],
])('offers as substitute venues %s', (_, seated, capacity, free, expected) => {
  expect(namesOf(seated, capacity, free)).toEqual(expected)
})

it('proposes the best near venue', () => {
  expect(proposedVenue(substituteVenues(FROM, { seated: 1, capacity: 30 }, [venue('나')]))?.name).toBe('나')
})

it('proposes no venue of another province', () => {
  expect(proposedVenue(substituteVenues(FROM, { seated: 1, capacity: 30 }, [venue('가', BUSAN)]))).toBeNull()
})
