import type { Queries } from '@hygiene/db/connect'
import type { Venue } from '@hygiene/db/generated/client'
import { type Lesson, type LessonRefusal, mayTeach } from '@hygiene/domain/in-person/timetable/may-teach'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import type { Verdict } from '@hygiene/domain/verdict'
import { judgeLessons } from '../timetable/judge-lessons.ts'
import {
  judgeDays,
  judgeSeries,
  type PlannedDay,
  type SeriesRefusal,
  type SeriesWanted,
} from './plan-sessions.ts'

export interface SingleSession extends SeriesWanted {
  day: SeoulDay
  instructorNo: number | null
}

export interface MadeTogether {
  planned: readonly { venueNo: number; startsAt: Date; endsAt: Date }[]
  lessons: readonly Lesson[]
}

interface JudgedSession {
  planned: PlannedDay
  lesson: Lesson | null
  refusal: SeriesRefusal | LessonRefusal | 'VENUE_TAKEN_TOGETHER' | null
}

const UNMADE = 0 as SessionNo

/** Judges one session by the rules of a series and of a timetable, together with the sessions created with it. */
export async function judgeSingleSession(
  db: Queries,
  wanted: SingleSession,
  venue: Venue,
  together: MadeTogether,
  now: Date,
): Promise<JudgedSession | null> {
  const [planned] = await judgeDays(db, wanted, [{ day: wanted.day, holiday: null, isLeftOut: false }], now)
  if (!planned) return null
  const { startsAt, endsAt } = planned
  const { branchNo, venueNo, instructorNo } = wanted
  const lesson = instructorNo === null ? null : { instructorNo, branchNo, startsAt, endsAt }
  const series = await judgeSeries(db, wanted, venue)
  if (!series.allowed) return { planned, lesson, refusal: series.reason }
  const isTaken = together.planned.some(
    (other) => other.venueNo === venueNo && other.startsAt < endsAt && other.endsAt > startsAt,
  )
  if (isTaken) return { planned, lesson, refusal: 'VENUE_TAKEN_TOGETHER' }
  const taught = lesson ? await judgeLesson(db, lesson, together.lessons) : null
  return { planned, lesson, refusal: taught?.allowed === false ? taught.reason : null }
}

async function judgeLesson(
  db: Queries,
  lesson: Lesson,
  together: readonly Lesson[],
): Promise<Verdict<LessonRefusal>> {
  const verdict = await judgeLessons(db, { sessionNo: UNMADE, ...lesson }, [lesson])
  return verdict.allowed ? mayTeach([lesson], lesson, together) : verdict
}
