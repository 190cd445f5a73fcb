import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { listBlockedRanges as contract } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'
import { type BlockedRange, Prisma } from '@hygiene/db/generated/client'
import { type Keyset, type KeysetQuery, readKeyset } from '@hygiene/db/keyset'
import { likePattern } from '@hygiene/db/like-pattern'
import { addSeoulDays, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { query } from '../../kit/operation.ts'

const KEYSET: Keyset<'createdAt' | 'endsAt'> = {
  sorts: {
    createdAt: { sql: Prisma.sql`b."createdAt"`, type: 'timestamptz' },
    endsAt: { sql: Prisma.sql`b."endsAt"`, type: 'timestamptz', isNullable: true },
  },
  key: { sql: Prisma.sql`b."rangeNo"`, type: 'int' },
}

export const listBlockedRanges = query(contract, async ({ input, db, now }) => {
  const selection = queryOf(input, now)
  const { rows, ...page } = await readKeyset<BlockedRange, 'createdAt' | 'endsAt'>(
    db,
    KEYSET,
    selection,
    input,
    now,
  )
  const list = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt,
    endsAt: row.endsAt,
    isInForce: row.endsAt === null || row.endsAt > now,
  }))
  return { ...page, list }
})

function queryOf({ filter, text }: InputOf<typeof contract>, now: Date): KeysetQuery {
  const { state, fromDay, toDay } = filter
  const pattern = likePattern(text.trim())
  return {
    columns: Prisma.sql`b."rangeNo", b."cidr", b."reason", b."createdAt", b."endsAt"`,
    from: Prisma.sql`"BlockedRange" b`,
    where: [
      ...(state === 'blocked' ? [Prisma.sql`(b."endsAt" IS NULL OR b."endsAt" > ${now})`] : []),
      ...(state === 'ended' ? [Prisma.sql`b."endsAt" <= ${now}`] : []),
      ...(fromDay ? [Prisma.sql`b."createdAt" >= ${startOfSeoulDay(fromDay)}`] : []),
      ...(toDay ? [Prisma.sql`b."createdAt" < ${startOfSeoulDay(addSeoulDays(toDay, 1))}`] : []),
      ...(text.trim() === '' ? [] : [Prisma.sql`(b."cidr" LIKE ${pattern} OR b."reason" LIKE ${pattern})`]),
    ],
  }
}
