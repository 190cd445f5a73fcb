import { z } from 'zod'
import { endpoint } from '../kit/index.ts'
import { STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

/** Enrolments by province, of the whole months that the period touches: paid, and completed of those; none of a session to come. */
export const readProvinceFigures = endpoint({
  operation: 'readProvinceFigures',
  methods: ['GET'],
  path: '/api/staff/statistics/provinces',
  access: 'staff',
  permission: 'readStatistics',
  effect: 'reads',
  sends: 'query',
  input: statisticsFilter,
  entity: z.object({
    /** The provinces of today; null where so few people could be named. */
    list: z.array(
      z.object({
        sidoCode: z.string(),
        sidoName: z.string(),
        paid: z.int().nullable(),
        completed: z.int().nullable(),
      }),
    ),
  }),
  refusals: [...STATISTICS_REFUSALS],
})
