import { listBlockedRanges as contract } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'
import { Prisma } from '@hygiene/db/generated/client'
import { likePattern } from '@hygiene/db/like-pattern'
import { table } from '@hygiene/db/table'
import { list, since, until } from '../../kit/list.ts'

const b = table('BlockedRange', 'b')

export const listBlockedRanges = list(contract, {
  of: b,
  key: b.rangeNo,
  columns: { endsAt: b.endsAt },
  show: { isInForce: ({ endsAt }, now) => endsAt === null || endsAt > now },
  filters: {
    state: (state, { now }) =>
      state === 'ended'
        ? Prisma.sql`${b.endsAt} <= ${now}`
        : Prisma.sql`(${b.endsAt} IS NULL OR ${b.endsAt} > ${now})`,
    fromDay: since(b.createdAt),
    toDay: until(b.createdAt),
  },
  search(text) {
    const pattern = likePattern(text)
    return Prisma.sql`(${b.cidr} LIKE ${pattern} OR ${b.reason} LIKE ${pattern})`
  },
})
