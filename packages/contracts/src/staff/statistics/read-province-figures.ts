import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

/** Paid and completed enrolments by province, for the whole months that the period touches, without sessions still to come. */
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
