import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

/** Counts paid and completed enrolments by province for the whole months that the period touches, without future sessions. */
export const readProvinceFigures = staffReads('/api/staff/statistics/provinces', {
  permission: 'readStatistics',
  input: statisticsFilter,
  entity: z.object({
    /** Uses the provinces of today; is null where so few people could be identified. */
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
