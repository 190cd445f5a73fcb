import type { Queries } from '@hygiene/db/connect'
import type { Venue } from '@hygiene/db/generated/client'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { isClosedOn } from '@hygiene/domain/in-person/venue/venue-closure'
import {
  judgeSeriesDay,
  type SeriesClash,
  type SeriesTimes,
  type SessionTimes,
  timesOn,
} from '@hygiene/domain/in-person/series/judge-series-day'
import { type IndustryType, OnlineType, type SalesType } from '@hygiene/domain/text'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import type { SeriesDay } from '@hygiene/domain/in-person/series/series-days'
import type { SessionNo, VenueNo } from '@hygiene/domain/record-numbers'
import { type CopiedLesson, foreseeLessons } from '../timetable/copy-lessons.ts'
import { findVenueClashes, type VenueSession } from './find-venue-clashes.ts'

export interface SeriesWanted extends SeriesTimes {
  branchNo: number
  venueNo: VenueNo
  salesType: SalesType
  trades: { industryType: IndustryType; capacity: number | null }[]
  capacity: number
  sessionNo?: SessionNo | undefined
}

export interface PlannedDay extends SeriesDay, SessionTimes {
  clashes: SeriesClash[]
  venueTakenBy: VenueSession | null
  courses: { industryType: IndustryType; courseNo: number; capacity: number | null }[]
  lessons: CopiedLesson[]
}

export type SeriesRefusal = 'BRANCH_NOT_FOUND' | 'VENUE_NOT_FOUND' | 'VENUE_RETIRED' | 'SEATS_OVER_VENUE'

export async function judgeSeries(
  db: Queries,
  { branchNo, capacity }: SeriesWanted,
  venue: Venue | null,
): Promise<Verdict<SeriesRefusal>> {
  if ((await db.branch.count({ where: { branchNo, parentNo: null } })) === 0)
    return denied('BRANCH_NOT_FOUND')
  if (!venue) return denied('VENUE_NOT_FOUND')
  if (venue.retiredAt) return denied('VENUE_RETIRED')
  return capacity > venue.venueCapacity ? denied('SEATS_OVER_VENUE') : allowed()
}

/** Returns verdicts that hold until the commit under the venue's lock; otherwise they are a preview. */
export async function judgeDays(
  db: Queries,
  wanted: SeriesWanted,
  days: readonly SeriesDay[],
  now: Date,
): Promise<PlannedDay[]> {
  const years = [...new Set(days.map(({ day }) => yearOf(day)))]
  const courses = await db.course.findMany({
    where: {
      year: { in: years },
      salesType: wanted.salesType,
      onlineType: OnlineType.collective,
      edition: 1,
      startsAt: { not: null },
    },
  })
  const source = await copiedSession(db, wanted)
  const venue = await db.venue.findUnique({ where: { venueNo: wanted.venueNo } })
  const planned: PlannedDay[] = []
  for (const one of days) {
    const times = timesOn(one.day, wanted)
    const [venueTakenBy = null] = await findVenueClashes(db, { ...times, venueNo: wanted.venueNo })
    const offered = wanted.trades.flatMap(({ industryType, capacity }) =>
      courses
        .filter((course) => course.industryType === industryType && course.year === yearOf(one.day))
        .map(({ courseNo }) => ({ industryType, courseNo, capacity })),
    )
    const hasCourses = offered.length === wanted.trades.length
    const facts = {
      hasCourses,
      isVenueClosed: venue !== null && isClosedOn(venue, times.startsAt),
      venueTakenBy: venueTakenBy && { ...venueTakenBy, venueNo: wanted.venueNo },
    }
    const clashes = judgeSeriesDay(times, facts, now)
    const { branchNo } = wanted
    const lessons = source ? await foreseeLessons(db, source, { ...times, branchNo }) : []
    planned.push({ ...one, ...times, clashes, venueTakenBy, courses: offered, lessons })
  }
  return planned
}

/**
 * Returns the session whose lessons are copied. Returns null for another branch's session, whose instructors are not ours to
 * assign.
 */
export async function copiedSession(db: Queries, { sessionNo, branchNo }: SeriesWanted) {
  return sessionNo === undefined ? null : db.inPersonSession.findFirst({ where: { sessionNo, branchNo } })
}

const yearOf = (day: SeoulDay): number => Number(day.slice(0, 4))
