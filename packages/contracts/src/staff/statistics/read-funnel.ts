import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { inPersonStages, onlineStages } from '@hygiene/domain/staff/statistics/statistic'
import { STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

/**
 * How far the enrolments that were applied for in the period came, up to now; of those in a venue only where the day of the
 * session is over. A step never has fewer than the next.
 */
export const readFunnel = staffReads('/api/staff/statistics/funnel', {
  permission: 'readStatistics',
  input: statisticsFilter,
  entity: z.object({
    /** People who joined in the period; null where the filter divides what people are not divided by. */
    joined: z.int().nullable(),
    online: z.array(z.object({ step: z.enum(onlineStages), counted: z.int() })),
    inPerson: z.array(z.object({ step: z.enum(inPersonStages), counted: z.int() })),
    /** Applications for sessions whose day is not over. */
    notHeld: z.int(),
  }),
  refusals: [...STATISTICS_REFUSALS],
})
