import { z } from 'zod'
import { day, endpoint, instant } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Up to when the figures are counted, whether the last comparison with the records found them equal, and the provinces. */
export const readStatisticsState = endpoint({
  operation: 'readStatisticsState',
  methods: ['GET'],
  path: '/api/staff/statistics/state',
  access: 'staff',
  permission: 'readStatistics',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    /** Days whose records changed since. */
    waiting: z.int(),
    check: z.object({ checkedAt: instant, differing: z.array(day) }).nullable(),
    provinces: z.array(z.object({ sidoCode: z.string(), sidoName: z.string() })),
  }),
  refusals: [...STAFF_REFUSALS],
})
