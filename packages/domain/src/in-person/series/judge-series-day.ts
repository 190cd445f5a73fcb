import type { VenueNo } from '../../record-numbers.ts'
import { addSeoulDays, type SeoulDay, seoulInstant } from '../../time/seoul-day.ts'

export interface SeriesTimes {
  startTime: string
  endTime: string
  opensDaysBefore: number
  closesDaysBefore: number
  closesTime: string
}

const OPENING_TIME = '09:00'

export interface SessionTimes {
  startsAt: Date
  endsAt: Date
  applyOpensAt: Date
  applyClosesAt: Date
}

export function timesOn(day: SeoulDay, times: SeriesTimes): SessionTimes {
  const { startTime, endTime, opensDaysBefore, closesDaysBefore, closesTime } = times
  return {
    startsAt: seoulInstant(day, startTime),
    endsAt: seoulInstant(day, endTime),
    applyOpensAt: seoulInstant(addSeoulDays(day, -opensDaysBefore), OPENING_TIME),
    applyClosesAt: seoulInstant(addSeoulDays(day, -closesDaysBefore), closesTime),
  }
}

export const seriesClashes = [
  'past',
  'venueClosed',
  'venueTaken',
  'noCourse',
  'applicationsNeverOpen',
] as const
export type SeriesClash = (typeof seriesClashes)[number]

export interface SeriesDayFacts {
  hasCourses: boolean
  isVenueClosed: boolean
  venueTakenBy: { sessionNo: number; venueNo: VenueNo } | null
}

export function judgeSeriesDay(times: SessionTimes, facts: SeriesDayFacts, now: Date): SeriesClash[] {
  const { startsAt, applyOpensAt, applyClosesAt } = times
  return [
    ...(startsAt <= now ? (['past'] as const) : []),
    ...(facts.isVenueClosed ? (['venueClosed'] as const) : []),
    ...(facts.venueTakenBy ? (['venueTaken'] as const) : []),
    ...(facts.hasCourses ? [] : (['noCourse'] as const)),
    ...(applyOpensAt < applyClosesAt && applyClosesAt <= startsAt
      ? []
      : (['applicationsNeverOpen'] as const)),
  ]
}
