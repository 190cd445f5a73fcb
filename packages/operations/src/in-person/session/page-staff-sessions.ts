import { type InPersonSession, type Keyset, Prisma, type Queries, readKeyset } from '@hygiene/db'
import type { SessionNo, VenueNo } from '@hygiene/domain'
import { describeSessions } from './list-staff-sessions.ts'

export interface SessionsChosen {
  /** Instants: sessions that end from the first on and begin before the second; null: no limit. */
  from: Date | null
  until: Date | null
  /** Null: every branch. */
  branches: readonly number[] | null
  venueNo: VenueNo | null
  status: InPersonSession['status'] | null
  hasAttention: boolean
}

const KEYSET = {
  sorts: { startsAt: { sql: Prisma.sql`s."startsAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`s."sessionNo"`, type: 'int' },
} as const satisfies Keyset<'startsAt'>

type Ask = Parameters<typeof readKeyset<{ sessionNo: SessionNo }, 'startsAt'>>[3]

/** A page of sessions by keyset; typed words are a part of the hall's name, or a session's number. */
export async function pageStaffSessions(db: Queries, chosen: SessionsChosen, ask: Ask, now: Date) {
  const query = {
    columns: Prisma.sql`s."sessionNo"`,
    from: Prisma.sql`"InPersonSession" s`,
    where: whereOf(chosen, ask.words),
  }
  const page = await readKeyset<{ sessionNo: SessionNo }, 'startsAt'>(db, KEYSET, query, ask, now)
  const nos = page.rows.map(({ sessionNo }) => sessionNo)
  return { ...page, rows: await describeSessions(db, nos, now) }
}

/** No session lasts a week: in the order of their beginnings the index is entered here, not years before. */
const longBefore = (from: Date): Date => new Date(from.getTime() - 7 * 86_400_000)

function whereOf(chosen: SessionsChosen, words: string): Prisma.Sql[] {
  const { from, until, branches, venueNo, status, hasAttention } = chosen
  return [
    ...(from ? [Prisma.sql`s."endsAt" >= ${from}`, Prisma.sql`s."startsAt" >= ${longBefore(from)}`] : []),
    ...(until ? [Prisma.sql`s."startsAt" < ${until}`] : []),
    ...(branches ? [Prisma.sql`s."branchNo" = ANY (${[...branches]}::int[])`] : []),
    ...(venueNo === null ? [] : [Prisma.sql`s."venueNo" = ${venueNo}`]),
    ...(status ? [Prisma.sql`s."status" = ${status}::"InPersonSessionStatus"`] : []),
    ...(hasAttention
      ? [
          Prisma.sql`EXISTS (SELECT 1 FROM "Booking" b
                              WHERE b."sessionNo" = s."sessionNo" AND b."attention" IS NOT NULL)`,
        ]
      : []),
    ...(words === '' ? [] : [named(words)]),
  ]
}

function named(words: string): Prisma.Sql {
  const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return Prisma.sql`(s."sessionNo"::text = ${words} OR EXISTS
    (SELECT 1 FROM "Venue" v WHERE v."venueNo" = s."venueNo" AND v."name" ILIKE ${part}))`
}
