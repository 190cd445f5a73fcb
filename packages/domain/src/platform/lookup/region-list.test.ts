import { describe, expect, it } from 'vitest'
import { readRegionList } from './region-list.ts'

const HEAD = '법정동코드\t법정동명\t폐지여부'
const GYEONGGI = '4100000000\t경기도\t존재'
const PALDAL = '4111500000\t경기도 수원시 팔달구\t존재'
const INGYE = '4111514100\t경기도 수원시 팔달구 인계동\t존재'
const listOf = (...lines: string[]): string => [HEAD, ...lines].join('\r\n')

describe('readRegionList', () => {
  it('gives each region its parent and its own name, provinces first', () => {
    expect(readRegionList(listOf(INGYE, PALDAL, GYEONGGI)).inForce).toEqual([
      { code: '4100000000', level: 1, parentCode: null, name: '경기도' },
      { code: '4111500000', level: 2, parentCode: '4100000000', name: '수원시 팔달구' },
      { code: '4111514100', level: 3, parentCode: '4111500000', name: '인계동' },
    ])
  })

  it('creates Sejong as a province with one city, which the list names once', () => {
    const sejong = ['3611000000\t세종특별자치시\t존재', '3611010100\t세종특별자치시 반곡동\t존재']
    expect(readRegionList(listOf(...sejong)).inForce).toEqual([
      { code: '3600000000', level: 1, parentCode: null, name: '세종특별자치시' },
      { code: '3611000000', level: 2, parentCode: '3600000000', name: '세종특별자치시' },
      { code: '3611010100', level: 3, parentCode: '3611000000', name: '반곡동' },
    ])
  })

  it('omits villages from the region list', () => {
    expect(readRegionList(listOf('4148025022\t경기도 파주시 문산읍 선유리\t존재')).inForce).toEqual([])
  })

  it('reports the abolished region codes', () => {
    const list = readRegionList(listOf('4200000000\t강원도\t폐지'))
    expect(list).toEqual({ inForce: [], abolished: new Set(['4200000000']) })
  })

  it('reads a region list with a byte order mark, plain line ends and an empty last line', () => {
    expect(readRegionList(`\uFEFF${HEAD}\n${GYEONGGI}\n`).inForce).toHaveLength(1)
  })

  it.each(['4111514100 인계동 존재', '41115141\t인계동\t존재', '4111514100\t인계동\t모름'])(
    'refuses the line %j with its number',
    (line) => expect(() => readRegionList(listOf(GYEONGGI, line))).toThrow('Line 3'),
  )

  it.each([
    ['a district without its city', INGYE, '4111500000'],
    ['a city without its province', PALDAL, '4100000000'],
  ])('refuses a region list with %s', (_what, line, missing) =>
    expect(() => readRegionList(listOf(line))).toThrow(`Line 2: the list does not have ${missing}`),
  )
})
