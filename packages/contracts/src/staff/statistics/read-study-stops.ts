import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { watchLossReasons } from '@hygiene/domain/education/study/watch-loss'
import { STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

export const readStudyStops = staffReads('/api/staff/statistics/stops', {
  permission: 'readStatistics',
  input: statisticsFilter,
  entity: z.object({
    /** Is refreshed once a day and null before the first run. */
    countedAt: instant.nullable(),
    started: z.int(),
    lectures: z.array(
      z.object({
        lectureNo: z.int(),
        title: z.string(),
        stopped: z.int(),
        /** Groups by the ten minutes in which the credit ends, from the first. */
        minutes: z.array(z.object({ fromMinute: z.int(), stopped: z.int() })),
      }),
    ),
    reasons: z.array(
      z.object({ lossReason: z.enum(watchLossReasons), records: z.int(), lostMinutes: z.int() }),
    ),
  }),
  refusals: [...STATISTICS_REFUSALS],
})
