import { readAnswerTimes as contract } from '@hygiene/contracts/staff/statistics/read-answer-times'
import { medianOf } from '@hygiene/domain/staff/statistics/statistic'
import { query } from '../../kit/operation.ts'
import { readWanted } from './read-wanted.ts'
import { sumFigures } from './sum-figures.ts'

export const readAnswerTimes = query(contract, async ({ input, actor, db, now }) => {
  const read = await readWanted(db, actor, input, now)
  if (!read.allowed) return read
  const rows = await sumFigures(read.wanted, 'answers', ['month', 'part', 'size'])
  return {
    all: countsOf(rows),
    months: [...new Set(rows.map(({ month }) => month))].map((month) => ({
      month,
      ...countsOf(rows.filter((row) => row.month === month)),
    })),
  }
})

function countsOf(rows: readonly { part: string; size: number; counted: number }[]) {
  const of = (wanted: string) => rows.filter(({ part }) => part === wanted)
  const sum = (wanted: string) => of(wanted).reduce((all, { counted }) => all + counted, 0)
  return {
    asked: sum('asked'),
    answered: sum('answered'),
    late: sum('late'),
    open: sum('open'),
    medianMinutes: medianOf(of('answered').map(({ size, counted }) => ({ value: size, times: counted }))),
  }
}
