import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listStaffVenues as contract } from '@hygiene/contracts/in-person/venue/staff/list-staff-venues'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { likePattern } from '@hygiene/db/like-pattern'
import { Prisma, type Venue } from '@hygiene/db/generated/client'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { query } from '../../../kit/operation.ts'

const KEYSET: Keyset<'name' | 'venueCapacity'> = {
  sorts: {
    name: { sql: Prisma.sql`v."name"`, type: 'text' },
    venueCapacity: { sql: Prisma.sql`v."venueCapacity"`, type: 'int' },
  },
  key: { sql: Prisma.sql`v."venueNo"`, type: 'int' },
}

const STATE = {
  inUse: Prisma.sql`v."retiredAt" IS NULL AND v."closedFromOn" IS NULL`,
  closed: Prisma.sql`v."retiredAt" IS NULL AND v."closedFromOn" IS NOT NULL`,
  retired: Prisma.sql`v."retiredAt" IS NOT NULL`,
}

type Row = Venue & { sidoName: string; upcoming: number }

export const listStaffVenues = query(contract, async ({ input, db, now }) => {
  const selection = {
    columns: Prisma.sql`v.*, coalesce(r."name", '') AS "sidoName",
      (SELECT count(*)::int FROM "InPersonSession" s
        WHERE s."venueNo" = v."venueNo" AND s."status" = 'open' AND s."startsAt" > ${now}) AS "upcoming"`,
    from: Prisma.sql`"Venue" v LEFT JOIN "Region" r ON r."code" = v."sidoCode"`,
    where: conditions(input),
  }
  const { rows, ...page } = await readKeyset<Row, 'name' | 'venueCapacity'>(db, KEYSET, selection, input, now)
  const list = rows.map((row) => ({
    ...row,
    retiredAt: row.retiredAt,
    closedFromOn: row.closedFromOn && seoulDay(row.closedFromOn),
  }))
  return { ...page, list }
})

/** Typed words: a part of the name or the address. */
function conditions({ filter, text }: SentTo<typeof contract>): Prisma.Sql[] {
  const { sidoCode, state } = filter
  const typed = (text ?? '').trim()
  const like = likePattern(typed)
  return [
    ...(sidoCode ? [Prisma.sql`v."sidoCode" = ${sidoCode}`] : []),
    ...(state ? [STATE[state]] : []),
    ...(typed === '' ? [] : [Prisma.sql`(v."name" ILIKE ${like} OR v."address" ILIKE ${like})`]),
  ]
}
