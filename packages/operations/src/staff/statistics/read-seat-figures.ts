import { readSeatFigures as contract } from '@hygiene/contracts/staff/statistics/read-seat-figures'
import { seatParts } from '@hygiene/domain/staff/statistics/statistic'
import { query } from '../../kit/operation.ts'
import { readWanted } from './read-wanted.ts'
import { sumFigures } from './sum-figures.ts'

export const readSeatFigures = query(contract, async ({ input, actor, db, now }) => {
  const read = await readWanted(db, actor, input, now)
  if (!read.allowed) return read
  const [months, branches] = await Promise.all([
    sumFigures(read.wanted, 'seats', ['month', 'part']),
    sumFigures(read.wanted, 'seats', ['branchNo', 'part']),
  ])
  const names = await db.branch.findMany({
    where: { branchNo: { in: [...new Set(branches.map(({ branchNo }) => branchNo))] } },
    select: { branchNo: true, name: true },
    orderBy: [{ position: 'asc' }, { branchNo: 'asc' }],
  })
  return {
    months: [...new Set(months.map(({ month }) => month))].map((month) => ({
      month,
      ...countsOf(months.filter((row) => row.month === month)),
    })),
    branches: names.map(({ branchNo, name }) => ({
      branchNo,
      branchName: name,
      ...countsOf(branches.filter((row) => row.branchNo === branchNo)),
    })),
  }
})

function countsOf(rows: readonly { part: string; counted: number }[]) {
  const of = (wanted: (typeof seatParts)[number]) => rows.find(({ part }) => part === wanted)?.counted ?? 0
  return {
    offered: of('offered'),
    sold: of('sold'),
    attended: of('attended'),
    absent: of('absent'),
    waited: of('waited'),
  }
}
