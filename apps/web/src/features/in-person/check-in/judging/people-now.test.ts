import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { describe, expect, it } from 'vitest'
import { at, CODE, person } from '../../../../testing/sample-check-in.ts'
import type { KeptScan } from '../kept/check-in-records.ts'
import { countPeople, filterPeople, findPeople, peopleNow } from './people-now.ts'

const scan = (
  applicationNo: ApplicationNo,
  direction: 'in' | 'out',
  time: string,
  refusal?: string,
): KeptScan => ({
  scanNo: crypto.randomUUID(),
  code: CODE,
  applicationNo,
  userName: '',
  direction,
  method: 'manual',
  scannedAt: at(time).toISOString(),
  isDoubtful: false,
  refusal,
})

describe('the check-in list', () => {
  it('merges the records of this phone: earliest arrival, latest departure, in any order', () => {
    const [merged] = peopleNow(
      [person(1, { inAt: at('09:50').toISOString() })],
      [scan(1, 'out', '17:02'), scan(1, 'in', '09:40'), scan(1, 'in', '09:55'), scan(1, 'out', '12:00')],
    )
    expect(merged).toMatchObject({ inAt: at('09:40').toISOString(), outAt: at('17:02').toISOString() })
  })

  it('ignores records the server refused and records of other people', () => {
    const scans = [scan(1, 'in', '09:40', '취소된 신청입니다.'), scan(2, 'in', '09:40')]
    expect(peopleNow([person(1)], scans)).toEqual([person(1)])
  })

  const people = [
    person(1),
    person(2, { inAt: at('09:40').toISOString() }),
    person(3, { inAt: at('09:40').toISOString(), outAt: at('17:00').toISOString() }),
    person(4, { outAt: at('17:00').toISOString() }),
  ]

  it('counts arrivals and departures', () => {
    expect(countPeople(people)).toEqual({ all: 4, came: 2, left: 2 })
  })

  it.each([
    ['all', [1, 2, 3, 4]],
    ['notIn', [1, 4]],
    ['in', [2]],
    ['out', [3, 4]],
  ] as const)('filters the list by %s', (filter, numbers) => {
    expect(filterPeople(people, filter).map(({ applicationNo }) => applicationNo)).toEqual(numbers)
  })
})

describe('the search for a person', () => {
  const people = [
    person(1),
    person(2, { userName: '김영수', phoneEnd: '0012' }),
    person(3, { userName: '박 순자', phoneEnd: '5690' }),
  ]

  it.each([
    ['김영', [1, 2]],
    ['영자'.normalize('NFD'), [1]],
    ['박순', [3]],
    ['56', [1, 3]],
    ['5678', [1]],
    ['010-1234-5678', [1]],
    [' ', []],
    ['홍', []],
  ])('finds for «%s» the people %j', (typed, numbers) => {
    expect(findPeople(people, typed).map(({ applicationNo }) => applicationNo)).toEqual(numbers)
  })
})
