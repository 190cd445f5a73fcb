import { addSeoulDays } from '@hygiene/domain/time/seoul-day'
import { describe, expect, it } from 'vitest'
import { csvOf } from './chart-table.ts'
import { endOfMonth, piledUp, pointsOf } from './completion-points.ts'

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_none, at) => ({ day: addSeoulDays(from, at), completed: 2, before: 1 }))

describe('completions over a year', () => {
  const points = pointsOf(
    days('2026-01-01', 365).map((one) => (one.day > '2026-11-10' ? { ...one, completed: 0 } : one)),
    '2026-11-11',
  )

  it('groups completions by month up to the present one', () => {
    expect(points.map(({ label, now }) => [label, now]).slice(8)).toEqual([
      ['9월', 60],
      ['10월', 62],
      ['11월', 20],
      ['12월', null],
    ])
    expect(points.map(({ before }) => before).slice(9)).toEqual([31, 30, 31])
  })

  it('expects completions to grow as they have so far', () => {
    expect(points.map(({ expected }) => expected).slice(9)).toEqual([null, 60, 62])
    expect(piledUp(points).at(-1)).toMatchObject({ now: null, before: 365, expected: 730 })
  })

  it('expects nothing when there was no year before', () => {
    const first = days('2026-01-01', 365).map((one) => ({ ...one, before: 0 }))
    expect(pointsOf(first, '2026-11-11').every(({ expected }) => expected === null)).toBe(true)
  })

  it('groups the completions of a short period by day', () => {
    expect(pointsOf(days('2026-11-09', 3), '2026-11-10').map(({ label, now }) => [label, now])).toEqual([
      ['11.9', 2],
      ['11.10', 2],
      ['11.11', null],
    ])
  })

  it.each([
    ['2026-02', '2026-02-28'],
    ['2026-12', '2026-12-31'],
  ])('ends %s on %s', (month, day) => expect(endOfMonth(month)).toBe(day))
})

it('exports a table without formulas and keeps quotes and commas', () => {
  const rows = [{ cells: ['=1+1', 5] }, { cells: ['가, "나"', -3] }]
  expect(csvOf({ head: ['이름', '명'], rows })).toBe(
    '\uFEFF"이름","명"\r\n"\'=1+1","5"\r\n"가, ""나""","-3"\r\n',
  )
})
