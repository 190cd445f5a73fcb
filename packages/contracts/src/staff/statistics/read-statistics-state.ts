import { z } from 'zod'
import { day, instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** Returns how far the figures are counted, the result of the last comparison with the records, and the provinces. */
export const readStatisticsState = staffReads('/api/staff/statistics/state', {
  permission: 'readStatistics',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    waiting: z.int(),
    check: z.object({ checkedAt: instant, differing: z.array(day) }).nullable(),
    provinces: z.array(z.object({ sidoCode: z.string(), sidoName: z.string() })),
  }),
})
