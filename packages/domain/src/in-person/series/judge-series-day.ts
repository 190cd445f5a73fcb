import type { VenueNo } from '../../record-numbers.ts'
import { addSeoulDays, type SeoulDay, seoulInstant } from '../../time/seoul-day.ts'

/** What all sessions of a series have in common; times are Seoul's, 'HH:mm', on the session's own day. */
export interface SeriesTimes {
  startTime: string
  endTime: string
  /** Applications open at 09:00 so many days before. */
  opensDaysBefore: number
  closesDaysBefore: number
  closesTime: string
}

/** The hour at which applications open. Ours. */
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
  /** Courses of the session's year for every trade it is for. */
  hasCourses: boolean
  /** The venue cannot be used on that day. */
  isVenueClosed: boolean
  /** Another session that takes the venue at that time. */
  venueTakenBy: { sessionNo: number; venueNo: VenueNo } | null
}

/** Why no session can be made on a day; empty: it can. */
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
