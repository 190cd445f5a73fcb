import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { statisticMonth, STATISTICS_REFUSALS, statisticsFilter } from './statistics-filter.ts'
import { paymentType } from '../../kit/fields.ts'

const moneyCounts = z.object({
  receivedWon: z.int(),
  refundedWon: z.int(),
  received: z.int(),
  refunded: z.int(),
})

export const readMoneyFigures = staffReads('/api/staff/statistics/money', {
  permission: 'readPayments',
  input: statisticsFilter,
  entity: z.object({
    months: z.array(moneyCounts.extend({ month: statisticMonth })),
    methods: z.array(moneyCounts.extend({ paymentType })),
  }),
  refusals: [...STATISTICS_REFUSALS],
})
