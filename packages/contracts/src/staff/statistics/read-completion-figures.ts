import { z } from 'zod'
import { day } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

export const readCompletionFigures = staffReads('/api/staff/statistics/completions', {
  permission: 'readStatistics',
  input: statisticsFilter,
  entity: z.object({
    days: z.array(z.object({ day, completed: z.int(), before: z.int() })),
    total: z.int(),
    beforeTotal: z.int(),
  }),
  refusals: [...STATISTICS_REFUSALS],
})
