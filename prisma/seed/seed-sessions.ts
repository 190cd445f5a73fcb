import type { Course, InPersonSession } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { industryTypeLabel, OnlineType, SalesType, salesTypeLabel } from '@hygiene/domain/text'
import { seoulYear, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import type { SessionNo, VenueNo } from '@hygiene/domain/record-numbers'
import { branches } from './content/branches.ts'
import { lowerBranches } from './content/lower-branches.ts'
import { type PlannedSession, planSessions } from './content/in-person-sessions.ts'
import { venues } from './content/venues.ts'

export interface EnvironmentSession extends PlannedSession {
  sessionNo: SessionNo
  courses: ReadonlyMap<number, Course>
}

export const IN_PERSON_PRICE_WON = 30_000
const CANCELLED_DAYS_AHEAD = 14

export async function seedSessions(db: Transaction, now: Date): Promise<EnvironmentSession[]> {
  const courses = await seedInPersonCourses(db, seoulYear(now))
  const places = await seedPlaces(db)
  const planned = planSessions(now)
  const rows = await db.inPersonSession.createManyAndReturn({
    data: planned.map((plan) => ({ ...places(plan.venueIndex), ...columnsOf(plan, now) })),
  })
  const sessions = rows
    .toSorted((one, other) => one.sessionNo - other.sessionNo)
    .map((row, index) => environmentSession(row, planned[index], courses))
  await db.inPersonCourse.createMany({
    data: sessions.flatMap(({ sessionNo, trades, courses: offered }) =>
      trades.map(({ industryType, capacity }) => ({
        sessionNo,
        industryType,
        capacity,
        courseNo: offered.get(industryType)?.courseNo ?? 0,
      })),
    ),
  })
  await cancelOne(db, sessions, now)
  return sessions
}

/** Past sessions are closed, as the worker would have left them. */
function columnsOf(plan: PlannedSession, now: Date) {
  const { venueIndex: _venue, daysAhead, trades: _trades, crowd: _crowd, ...columns } = plan
  const isOver = daysAhead < 0
  return isOver ? { ...columns, status: 'closed' as const, closedAt: now } : columns
}

async function seedInPersonCourses(db: Transaction, year: number): Promise<Course[]> {
  const years = [year - 1, year, year + 1]
  return db.course.createManyAndReturn({
    data: years.flatMap((ofYear) =>
      [SalesType.new, SalesType.existing].flatMap((salesType) =>
        ([1, 2, 3] as const).map((industryType) => ({
          year: ofYear,
          salesType,
          industryType,
          onlineType: OnlineType.collective,
          name: `${ofYear}년 ${salesTypeLabel[salesType]} 집합교육 (${industryTypeLabel[industryType]})`,
          hours: salesType === SalesType.new ? 6 : 3,
          priceWon: IN_PERSON_PRICE_WON,
          taxKind: 'exempt' as const,
          startsAt: startOfSeoulDay('2000-01-01'),
        })),
      ),
    ),
  })
}

async function seedPlaces(
  db: Transaction,
): Promise<(venueIndex: number) => { venueNo: VenueNo; branchNo: number }> {
  const offices = await db.branch.createManyAndReturn({
    data: branches.map((branch, position) => ({ ...branch, position })),
  })
  await db.branch.createMany({
    data: lowerBranches.map((branch, position) => {
      const parentNo = offices.find(({ sidoCode }) => sidoCode === branch.sidoCode)?.branchNo
      if (parentNo === undefined) throw new Error(`${branch.name} has no branch above it`)
      return { ...branch, position, parentNo }
    }),
  })
  const sites = await db.venue.createManyAndReturn({ data: [...venues] })
  return (venueIndex) => {
    const wanted = venues[venueIndex]
    const venue = sites.find(({ name }) => name === wanted?.name)
    const office = offices.find(({ sidoCode }) => sidoCode === wanted?.sidoCode)
    if (!venue || !office) throw new Error(`Venue ${venueIndex} has no branch`)
    return { venueNo: venue.venueNo, branchNo: office.branchNo }
  }
}

function environmentSession(
  { sessionNo }: InPersonSession,
  plan: PlannedSession | undefined,
  courses: readonly Course[],
): EnvironmentSession {
  if (!plan) throw new Error('More sessions than planned')
  const offered = courses.filter(({ year, salesType }) => year === plan.year && salesType === plan.salesType)
  const byTrade = new Map(offered.map((course) => [course.industryType, course]))
  return { ...plan, sessionNo, courses: byTrade }
}

async function cancelOne(db: Transaction, sessions: readonly EnvironmentSession[], now: Date): Promise<void> {
  const gone = sessions.find(
    ({ daysAhead, crowd, applyOpensAt, salesType }) =>
      daysAhead >= CANCELLED_DAYS_AHEAD &&
      crowd === 'empty' &&
      applyOpensAt < now &&
      salesType === SalesType.new,
  )
  if (!gone) throw new Error('No session can be called off')
  const next = sessions.find(
    ({ venueIndex, salesType, daysAhead }) =>
      venueIndex === gone.venueIndex && salesType === gone.salesType && daysAhead > gone.daysAhead,
  )
  await db.inPersonSession.update({
    where: { sessionNo: gone.sessionNo },
    data: {
      status: 'cancelled',
      cancelReason: '교육장 누수 공사로 이 날 강의실을 쓸 수 없습니다.',
      cancelledAt: new Date(now.getTime() - 86_400_000),
      replacedByNo: next?.sessionNo ?? null,
    },
  })
}
