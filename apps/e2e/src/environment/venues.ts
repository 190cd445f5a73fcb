import {
  addSeoulDays,
  seoulDay,
  type SeoulDay,
  seoulInstant,
  seoulYear,
} from '@hygiene/domain/time/seoul-day'
import { formatSession, monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import type { SessionNo, VenueNo } from '@hygiene/domain/record-numbers'
import { addInPersonCourse, addSession, addVenue, type SeatWanted } from '@hygiene/testing'
import type { Environment } from './open-environment.ts'

type Db = Environment['db']

export interface Venue {
  sessionNo: SessionNo
  venueNo: VenueNo
  location: string
  day: SeoulDay
  monthDay: string
  text: string
}

const HOURS = { startTime: '10:00', endTime: '17:00' } as const
const CALENDAR_DAYS = 45

export async function addOpeningCourses(db: Db): Promise<void> {
  const today = seoulDay(new Date())
  const years = new Set(
    [-1, 0, CALENDAR_DAYS].map((days) => addSeoulDays(today, days)).map((day) => Number(day.slice(0, 4))),
  )
  for (const year of years) await addInPersonCourse(db, { year, priceWon: 30_000 })
}

export async function openVenue(
  db: Db,
  location: string,
  { daysAhead, capacity = 30 }: { daysAhead: number; capacity?: number },
): Promise<Venue> {
  const day = addSeoulDays(seoulDay(new Date()), daysAhead)
  const courses = await db.course.findMany({
    where: { onlineType: 2, year: Number(day.slice(0, 4)) },
  })
  const venue = await addVenue(db, { name: location })
  const { sessionNo, venueNo } = await addSession(db, {
    startsAt: seoulInstant(day, HOURS.startTime),
    capacity,
    courses,
    venue,
  })
  const sessionDay = { eduDate: day, ...HOURS }
  const text = { monthDay: monthDayOnScreen(day), text: formatSession(sessionDay) }
  return { sessionNo, venueNo, location, day, ...text }
}

export type EndedSession = Awaited<ReturnType<typeof addSession>>

export async function addEndedVenue(db: Db, location: string): Promise<EndedSession> {
  const now = new Date()
  const today = seoulDay(now)
  const isMorning = now < seoulInstant(today, '12:00')
  const startsAt = isMorning
    ? seoulInstant(addSeoulDays(today, -1), '20:00')
    : new Date(now.getTime() - 7 * HOUR_MS)
  const courses = await db.course.findMany({ where: { year: seoulYear(startsAt) } })
  return addSession(db, {
    startsAt,
    endsAt: new Date(now.getTime() - 60_000),
    courses,
    venue: await addVenue(db, { name: location }),
  })
}

const HOUR_MS = 3_600_000

export function heldNow(): SeatWanted {
  const now = Date.now()
  return { seat: 'held', bookedAt: new Date(now - HOUR_MS), heldUntil: new Date(now + HOUR_MS) }
}

export const soldYesterday = (): SeatWanted => ({ bookedAt: new Date(Date.now() - 24 * HOUR_MS) })

export async function letDayCome(db: Db, { sessionNo }: Venue): Promise<void> {
  const today = seoulDay(new Date())
  const startsAt = seoulInstant(today, HOURS.startTime)
  await db.inPersonSession.update({
    where: { sessionNo },
    data: {
      startsAt,
      endsAt: seoulInstant(today, HOURS.endTime),
      applyClosesAt: new Date(startsAt.getTime() - 16 * HOUR_MS),
    },
  })
}
