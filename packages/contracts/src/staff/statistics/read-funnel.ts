import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { inPersonStages, onlineStages } from '@hygiene/domain/staff/statistics/statistic'
import { STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

/**
 * Counts how far the enrolments applied for in the period have come; in-person ones count only after the session's day. A step
 * never has fewer than the next.
 */
export const readFunnel = staffReads('/api/staff/statistics/funnel', {
  permission: 'readStatistics',
  input: statisticsFilter,
  entity: z.object({
    /** Counts people who joined in the period; is null where the filter does not apply to people. */
    joined: z.int().nullable(),
    online: z.array(z.object({ step: z.enum(onlineStages), counted: z.int() })),
    inPerson: z.array(z.object({ step: z.enum(inPersonStages), counted: z.int() })),
    notHeld: z.int(),
  }),
  refusals: [...STATISTICS_REFUSALS],
})
