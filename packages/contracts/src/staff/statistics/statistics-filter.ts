import { z } from 'zod'
import { day, recordNo, wireNumber } from '../../kit/fields.ts'
import { provinceCode } from '../../forms/text-fields.ts'

const one = <const N extends readonly [number, number, ...number[]]>(numbers: N) =>
  wireNumber.pipe(z.literal([...numbers])).optional()

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

export const statisticMonth = z.string()

export const STATISTICS_REFUSALS = ['STATISTICS_PERIOD', 'STATISTICS_GROUP_SMALL'] as const
