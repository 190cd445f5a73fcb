import { z } from 'zod'
import { day, recordNo, wireNumber } from '../../kit/fields.ts'
import { provinceCode } from '../../forms/text-fields.ts'

const one = <const N extends readonly [number, number, ...number[]]>(numbers: N) =>
  wireNumber.pipe(z.literal([...numbers])).optional()

/** What a chart is drawn of: Seoul days, both included, and the kinds of education and places. */
export const statisticsFilter = z.object({
  from: day,
  to: day,
  onlineType: one([1, 2]),
  salesType: one([1, 2]),
  industryType: one([1, 2, 3]),
  branchNo: recordNo.optional(),
  sidoCode: z.optional(provinceCode),
})
export type StatisticsFilter = z.infer<typeof statisticsFilter>

/** A month, 'YYYY-MM'. */
export const statisticMonth = z.string()

export const STATISTICS_REFUSALS = ['STATISTICS_PERIOD', 'STATISTICS_GROUP_SMALL'] as const
