import { weekdays } from '@hygiene/domain/in-person/series/series-days'
import { z } from 'zod'
import { seats } from '../../../forms/venue.ts'
import { day, instant, recordNo } from '../../../kit/fields.ts'

const wallClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '시각을 다시 확인해주세요.')

const seriesShape = z.object({
  branchNo: recordNo,
  venueNo: recordNo,
  salesType: z.union([z.literal(1), z.literal(2)]),
  trades: z
    .array(
      z.object({
        industryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        capacity: z.nullable(seats),
      }),
    )
    .min(1, '업종을 하나 이상 골라주세요.')
    .max(3),
  capacity: seats,
  /** Names a session of the same branch whose timetable is copied. */
  sessionNo: recordNo.optional(),
  startTime: wallClock,
  endTime: wallClock,
  /** Applications open at 09:00 so many days before. */
  opensDaysBefore: z.int().min(0).max(365),
  closesDaysBefore: z.int().min(0).max(90),
  closesTime: wallClock,
})

type Series = z.output<typeof seriesShape>

/** Rejects an end before the start, a repeated trade, and a trade with more seats than the session. */
export function seriesInput<S extends z.ZodRawShape>(more: S) {
  return seriesShape.extend(more).superRefine((input, context) => {
    const { startTime, endTime, trades, capacity } = input as unknown as Series
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (endTime <= startTime) wrong('endTime', '끝나는 시각이 시작하는 시각보다 뒤여야 합니다.')
    if (new Set(trades.map(({ industryType }) => industryType)).size < trades.length)
      wrong('trades', '같은 업종을 두 번 고를 수 없습니다.')
    if (trades.some((trade) => trade.capacity !== null && trade.capacity > capacity))
      wrong('trades', '업종의 좌석이 회차의 좌석보다 많을 수 없습니다.')
  })
}

const weekday = z.enum(weekdays)

export const seriesPattern = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('weekly'),
    from: day,
    until: day,
    weekdays: z.array(weekday).min(1, '요일을 하나 이상 골라주세요.').max(7),
    everyWeeks: z.int().min(1).max(4),
  }),
  /** `week` is the first to fourth such weekday of a month; 5 is the last one. */
  z.object({
    kind: z.literal('monthly'),
    from: day,
    until: day,
    week: z.int().min(1).max(5),
    weekday,
  }),
  z.object({
    kind: z.literal('list'),
    days: z.array(day).min(1, '날짜를 하나 이상 입력해주세요.').max(60),
  }),
])

export const venueTakenShape = z.object({
  sessionNo: z.int(),
  startsAt: instant,
  endsAt: instant,
  branchName: z.string(),
})

export const SERIES_REFUSALS = [
  'BRANCH_NOT_FOUND',
  'VENUE_NOT_FOUND',
  'VENUE_RETIRED',
  'SEATS_OVER_VENUE',
] as const
