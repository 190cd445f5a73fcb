import { describe, expect, it } from 'vitest'
import { readDistrictList } from './district-list.ts'

const HEAD = '법정동코드\t법정동명\t폐지여부'
const PALDAL = '4111500000\t경기도 수원시 팔달구\t존재'
const INGYE = '4111514100\t경기도 수원시 팔달구 인계동\t존재'
const listOf = (...lines: string[]): string => [HEAD, ...lines].join('\r\n')

describe('the list of legal districts', () => {
  it('gives the districts in force with their city and their own name', () => {
    expect(readDistrictList(listOf(PALDAL, INGYE))).toEqual([
      { code: '4111514100', cityCode: '4111500000', name: '인계동' },
    ])
  })

  it.each([
    ['a province', '4100000000\t경기도\t존재'],
    ['a city', PALDAL],
    ['a village', '4148025022\t경기도 파주시 문산읍 선유리\t존재'],
    ['an abolished district', '4111514100\t경기도 수원시 팔달구 인계동\t폐지'],
  ])('leaves out %s', (_what, line) => expect(readDistrictList(listOf(line))).toEqual([]))

  it('reads it with a byte order mark, plain line ends and an empty last line', () => {
    expect(readDistrictList(`\uFEFF${HEAD}\n${INGYE}\n`)).toHaveLength(1)
  })

  it.each(['4111514100 인계동 존재', '41115141\t인계동\t존재', '4111514100\t인계동\t모름'])(
    'refuses the line %j, with its number',
    (line) => expect(() => readDistrictList(listOf(INGYE, line))).toThrow('Line 3'),
  )
})
