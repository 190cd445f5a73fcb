import { describe, expect, it } from 'vitest'
import { tilesOf } from './province-tiles.ts'

const province = (sidoCode: string, paid: number | null, completed: number | null) => ({
  sidoCode,
  sidoName: `이름 ${sidoCode}`,
  paid,
  completed,
})

describe('tiles of provinces', () => {
  it('places provinces geographically in reading order, darker with more completions', () => {
    const { tiles, edges } = tilesOf([
      province('5000000000', 100, 50),
      province('1100000000', 100, 100),
      province('1200000000', null, null),
      province('4100000000', 100, 70),
      province('9900000000', 10, 5),
    ])
    expect(tiles.map(({ name, rate, shade }) => [name, rate, shade])).toEqual([
      ['서울', 100, 4],
      ['경기', 70, 2],
      ['전남광주', null, null],
      ['제주', 50, 0],
      ['이름 9900000000', 50, 0],
    ])
    expect(edges).toEqual([60, 70, 80, 90])
    expect(tiles[2]?.style).toEqual({ gridRow: 4, gridColumn: '1 / span 2' })
  })

  it('gives provinces without figures no shade', () => {
    expect(tilesOf([province('1100000000', null, null)]).tiles[0]?.shade).toBeNull()
  })
})
