import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { statisticMonth, STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

const seatCounts = z.object({
  offered: z.int(),
  sold: z.int(),
  attended: z.int(),
  absent: z.int(),
  waited: z.int(),
})

export const readSeatFigures = staffReads('/api/staff/statistics/seats', {
  permission: 'readStatistics',
  input: statisticsFilter,
  entity: z.object({
    months: z.array(seatCounts.extend({ month: statisticMonth })),
    branches: z.array(seatCounts.extend({ branchNo: z.int(), branchName: z.string() })),
  }),
  refusals: [...STATISTICS_REFUSALS],
})
