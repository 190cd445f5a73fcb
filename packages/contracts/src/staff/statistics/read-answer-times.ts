import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { statisticMonth, STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'

const answerCounts = z.object({
  asked: z.int(),
  answered: z.int(),
  late: z.int(),
  open: z.int(),
  medianMinutes: z.int().nullable(),
})

/** Measures the first answers to inquiries of the period in working time. */
export const readAnswerTimes = staffReads('/api/staff/statistics/answers', {
  permission: 'readStatistics',
  input: statisticsFilter,
  entity: z.object({
    all: answerCounts,
    months: z.array(answerCounts.extend({ month: statisticMonth })),
  }),
  refusals: [...STATISTICS_REFUSALS],
})
