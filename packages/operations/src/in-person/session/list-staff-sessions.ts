import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffSessions as contract } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { type Keyset, type KeysetQuery, Prisma, type Queries, readKeyset } from '@hygiene/db'
import { addSeoulDays, isOfBranches, type SessionNo, startOfSeoulDay } from '@hygiene/domain'
import { describeSessions } from './find-staff-sessions.ts'

export interface SessionsChosen extends Pick<InputOf<typeof contract>, 'filter' | 'text'> {
  /** Null: every branch. */
  branches: readonly number[] | null
}

export const sessionKeyset = {
  sorts: { startsAt: { sql: Prisma.sql`s."startsAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`s."sessionNo"`, type: 'int' },
} as const satisfies Keyset<'startsAt'>

type Ask = Parameters<typeof readKeyset<{ sessionNo: SessionNo }, 'startsAt'>>[3]

/** A page of sessions by keyset. */
export async function listStaffSessions(db: Queries, chosen: SessionsChosen, ask: Ask, now: Date) {
  const query = findSessions(chosen)
  const page = await readKeyset<{ sessionNo: SessionNo }, 'startsAt'>(db, sessionKeyset, query, ask, now)
  const nos = page.rows.map(({ sessionNo }) => sessionNo)
  return { ...page, rows: await describeSessions(db, nos, now) }
}

/** Sessions `s` of these conditions; typed words are a part of the venue's name, or a session's number. */
export function findSessions({ filter, text, branches }: SessionsChosen): KeysetQuery {
  const columns = Prisma.sql`s."sessionNo"`
  return { columns, from: Prisma.sql`"InPersonSession" s`, where: whereOf(filter, text, branches) }
}

/** No session lasts a week: in the order of their beginnings the index is entered here, not years before. */
const longBefore = (from: Date): Date => new Date(from.getTime() - 7 * 86_400_000)

function whereOf(
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
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return Prisma.sql`(s."sessionNo"::text = ${text} OR EXISTS
    (SELECT 1 FROM "Venue" v WHERE v."venueNo" = s."venueNo" AND v."name" ILIKE ${part}))`
}
