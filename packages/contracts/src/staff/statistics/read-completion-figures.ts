import { z } from 'zod'
import { day, endpoint } from '../../kit/index.ts'
import { STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

/** Completions by day, beside the same day a year before. */
export const readCompletionFigures = endpoint({
  operation: 'readCompletionFigures',
  methods: ['GET'],
  path: '/api/staff/statistics/completions',
  access: 'staff',
  permission: 'readStatistics',
  effect: 'reads',
  sends: 'query',
  input: statisticsFilter,
  entity: z.object({
    days: z.array(z.object({ day, completed: z.int(), before: z.int() })),
    total: z.int(),
    /** A year before, up to the day that is today. */
    beforeTotal: z.int(),
  }),
  refusals: [...STATISTICS_REFUSALS],
})
