import type { AnswerOf, InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffSessions } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { type InPersonSession, Prisma } from '@hygiene/db/generated/client'
import type { Keyset, KeysetQuery } from '@hygiene/db/keyset'
import { likePattern } from '@hygiene/db/like-pattern'
import type { Queries } from '@hygiene/db/connect'
import { addSeoulDays, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { type SeatCount, seatCountOf } from '../seat/count-free-seats.ts'

const WITH_PLACE = { venue: true, branch: true } as const satisfies Prisma.InPersonSessionInclude

export type StaffSessionRow = Prisma.InPersonSessionGetPayload<{ include: typeof WITH_PLACE }> & {
  taken: number
  queue: number
  exceptions: number
}

export interface StaffSessionsWanted {
  from: Date | null
  until: Date | null
  branches: readonly number[] | null
  status: InPersonSession['status'] | null
  sessionNo?: SessionNo
}

const IN_ORDER = [{ startsAt: 'asc' }, { sessionNo: 'asc' }] as const satisfies object[]

export async function findStaffSessions(
  db: Queries,
  wanted: StaffSessionsWanted,
  window: { skip?: number; take?: number },
  now: Date,
): Promise<{ rows: StaffSessionRow[]; totalRow: number }> {
  const where = whereOf(wanted)
  const totalRow = await db.inPersonSession.count({ where })
  const sessions = await db.inPersonSession.findMany({
    where,
    include: WITH_PLACE,
    orderBy: [...IN_ORDER],
    ...window,
  })
  const nos = sessions.map(({ sessionNo }) => sessionNo)
  const [seats, exceptions] = await Promise.all([countSeats(db, nos, now), countExceptions(db, nos)])
  return { rows: sessions.map((session) => rowOf(session, seats, exceptions)), totalRow }
}

export async function describeSessions(
  db: Queries,
  nos: readonly SessionNo[],
  now: Date,
): Promise<StaffSessionRow[]> {
  const [sessions, seats, exceptions] = await Promise.all([
    db.inPersonSession.findMany({ where: { sessionNo: { in: [...nos] } }, include: WITH_PLACE }),
    countSeats(db, nos, now),
    countExceptions(db, nos),
  ])
  const found = new Map(sessions.map((row) => [row.sessionNo, rowOf(row, seats, exceptions)]))
  return nos.flatMap((no) => found.get(no) ?? [])
}

function rowOf(
  session: Prisma.InPersonSessionGetPayload<{ include: typeof WITH_PLACE }>,
  seats: Awaited<ReturnType<typeof countSeats>>,
  exceptions: ReadonlyMap<number, number>,
): StaffSessionRow {
  const { freeInVenue = session.capacity, queue = 0 } = seats.get(session.sessionNo) ?? {}
  const waits = exceptions.get(session.sessionNo) ?? 0
  return { ...session, taken: session.capacity - freeInVenue, queue, exceptions: waits }
}

function whereOf({ from, until, branches, status, ...wanted }: StaffSessionsWanted) {
  const { sessionNo } = wanted
  return {
    ...(from ? { endsAt: { gte: from } } : {}),
    ...(until ? { startsAt: { lt: until } } : {}),
    ...(branches ? { branchNo: { in: [...branches] } } : {}),
    ...(status ? { status } : {}),
    ...(sessionNo === undefined ? {} : { sessionNo }),
  } satisfies Prisma.InPersonSessionWhereInput
}

const SEATS = `
  SELECT i."sessionNo", n."freeInVenue", n."queue"
    FROM "InPersonSession" i CROSS JOIN LATERAL (${seatCountOf('i."sessionNo"', '$2')}) n
   WHERE i."sessionNo" = ANY ($1::int[])`

async function countSeats(db: Queries, nos: readonly number[], now: Date) {
  type Counted = Pick<SeatCount, 'freeInVenue' | 'queue'> & { sessionNo: SessionNo }
  const counted = await db.$queryRawUnsafe<Counted[]>(SEATS, [...nos], now)
  return new Map(counted.map((row) => [row.sessionNo, row]))
}

async function countExceptions(db: Queries, nos: readonly number[]): Promise<Map<number, number>> {
  const counted = await db.booking.groupBy({
    by: ['sessionNo'],
    where: { sessionNo: { in: [...nos] }, exceptionText: { not: null } },
    _count: true,
  })
  return new Map(counted.map(({ sessionNo, _count }) => [sessionNo, _count]))
}

export function sessionItemOf({
  venue,
  branch,
  ...session
}: StaffSessionRow): AnswerOf<typeof listStaffSessions>['list'][number] {
  return {
    ...session,
    venueName: venue.name,
    branchName: branch.name,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
  }
}

interface SessionsChosen extends Pick<InputOf<typeof listStaffSessions>, 'filter' | 'text'> {
  branches: readonly number[] | null
}

export const sessionKeyset = {
  sorts: { startsAt: { sql: Prisma.sql`s."startsAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`s."sessionNo"`, type: 'int' },
} as const satisfies Keyset<'startsAt'>

export function findSessions({ filter, text, branches }: SessionsChosen): KeysetQuery {
  const columns = Prisma.sql`s."sessionNo"`
  return { columns, from: Prisma.sql`"InPersonSession" s`, where: conditions(filter, text, branches) }
}

/** Enters the start-time index a week earlier, because no session lasts a week; otherwise it would scan years. */
const longBefore = (from: Date): Date => new Date(from.getTime() - 7 * 86_400_000)

function conditions(
  { fromDay, toDay, status, hasBookingException, branchNo, venueNo }: SessionsChosen['filter'],
  text: string,
  own: readonly number[] | null,
): Prisma.Sql[] {
  const from = fromDay === undefined ? null : startOfSeoulDay(fromDay)
  const until = toDay === undefined ? null : startOfSeoulDay(addSeoulDays(toDay, 1))
  const branches = branchNo === undefined ? own : [branchNo].filter((no) => isOfBranches(own, no))
  return [
    ...(from ? [Prisma.sql`s."endsAt" >= ${from}`, Prisma.sql`s."startsAt" >= ${longBefore(from)}`] : []),
    ...(until ? [Prisma.sql`s."startsAt" < ${until}`] : []),
    ...(branches ? [Prisma.sql`s."branchNo" = ANY (${[...branches]}::int[])`] : []),
    ...(venueNo === undefined ? [] : [Prisma.sql`s."venueNo" = ${venueNo}`]),
    ...(status ? [Prisma.sql`s."status" = ${status}::"InPersonSessionStatus"`] : []),
    ...(hasBookingException
      ? [
          Prisma.sql`EXISTS (SELECT 1 FROM "Booking" b
                              WHERE b."sessionNo" = s."sessionNo" AND b."exceptionText" IS NOT NULL)`,
        ]
      : []),
    ...(text === '' ? [] : [named(text)]),
  ]
}

function named(text: string): Prisma.Sql {
  return Prisma.sql`(s."sessionNo"::text = ${text} OR EXISTS
    (SELECT 1 FROM "Venue" v WHERE v."venueNo" = s."venueNo" AND v."name" ILIKE ${likePattern(text)}))`
}
